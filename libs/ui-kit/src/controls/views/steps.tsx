import { Steps as ChakraSteps } from '@chakra-ui/react/steps';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { Icon } from '../../media/icon.tsx';
import { withoutProps } from '../without-props.ts';

export interface Step {
  title: string;
  content: ReactNode;
}

export interface StepsProps {
  /** What the procedure is. */
  label: string;
  steps: readonly Step[];
  /** From 0. */
  step: number;
  onChange: (step: number) => void;
  /** Steps must be done in their order; going back is always possible. */
  inOrder?: boolean;
}

type PartProps = HTMLAttributes<HTMLDivElement> & { ref?: Ref<HTMLDivElement> };

/** Ark's style attribute says the progress that nothing here draws. */
const Root = (props: PartProps) => <div {...withoutProps(props, ['style'])} />;

/** Between a list of tabs and its tabs only what means nothing may stand; the tab says itself whether it is the current one. */
const Item = (props: PartProps) => <div {...withoutProps(props, ['aria-current'])} role="presentation" />;

/** A procedure with its parts behind each other. */
export const Steps = ({ label, steps, step, onChange, inOrder = true }: StepsProps) => (
  <ChakraSteps.Root asChild step={step} count={steps.length} linear={inOrder} onStepChange={(change) => onChange(change.step)}>
    <Root>
      <ChakraSteps.List aria-label={label}>
        {steps.map(({ title }, index) => (
          <ChakraSteps.Item key={title} index={index} asChild>
            <Item>
              <ChakraSteps.Trigger {...(inOrder ? { onClick: () => onChange(index), disabled: index > step, tabIndex: index > step ? -1 : 0 } : {})}>
                <ChakraSteps.Indicator>{index < step ? <Icon name="check" size="xs" /> : index + 1}</ChakraSteps.Indicator>
                {title}
              </ChakraSteps.Trigger>
              {index < steps.length - 1 ? <ChakraSteps.Separator aria-hidden="true" /> : null}
            </Item>
          </ChakraSteps.Item>
        ))}
      </ChakraSteps.List>
      {steps.map(({ title, content }, index) => (
        <ChakraSteps.Content key={title} index={index}>
          {content}
        </ChakraSteps.Content>
      ))}
    </Root>
  </ChakraSteps.Root>
);
