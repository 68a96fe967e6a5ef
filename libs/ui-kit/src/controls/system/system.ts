import { createSystem, defineConfig } from '@chakra-ui/react/styled-system';
import { comboboxRecipe, menuRecipe, selectRecipe, tooltipRecipe } from './choice-recipes.ts';
import {
  checkboxRecipe,
  fieldRecipe,
  fileUploadRecipe,
  inputRecipe,
  numberInputRecipe,
  pinInputRecipe,
  textareaRecipe,
} from './field-recipes.ts';
import { dialogRecipe, paginationRecipe, stepsRecipe, tabsRecipe } from './view-recipes.ts';

/**
 * Chakra with our look alone: the recipes that the second door uses, written over our custom properties, in the layer that `reset.css`
 * ranks. No preflight, no tokens of its own and no global styles, so nothing of it stands on a page before a control does.
 */
export const system = createSystem(
  defineConfig({
    preflight: false,
    theme: {
      recipes: { input: inputRecipe, textarea: textareaRecipe },
      slotRecipes: {
        field: fieldRecipe,
        checkbox: checkboxRecipe,
        numberInput: numberInputRecipe,
        pinInput: pinInputRecipe,
        fileUpload: fileUploadRecipe,
        select: selectRecipe,
        combobox: comboboxRecipe,
        menu: menuRecipe,
        tooltip: tooltipRecipe,
        dialog: dialogRecipe,
        tabs: tabsRecipe,
        steps: stepsRecipe,
        pagination: paginationRecipe,
      },
    },
  }),
);
