import { renderToString } from 'react-dom/server';
import { useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import {
  ActionMenu,
  ControlsProvider,
  FormCheckbox,
  FormCombobox,
  FormFileUpload,
  FormInput,
  FormNumber,
  FormPassword,
  FormPin,
  FormSelect,
  FormTextarea,
  makeEmotionCache,
  PageSwitch,
  Steps,
  Tabs,
  Tooltip,
} from './index.ts';

const options = [{ value: 'de', label: 'Germany' }];
const act = () => undefined;
const pageTexts = { label: 'Pages', previous: 'Previous', next: 'Next', page: (page: number) => `Page ${page}` };
const fileTexts = { choose: 'Choose', remove: (name: string) => name, refused: (name: string) => name, size: (bytes: number) => `${bytes}` };

const Everything = () => {
  const { control } = useForm({ defaultValues: { text: 'a', number: 1, yes: true, files: [] } });
  return (
    <>
      <FormInput control={control} name="text" label="Input" hint="Hint" />
      <FormTextarea control={control} name="text" label="Area" maxLength={10} />
      <FormPassword control={control} name="text" label="Password" showLabel="Show" hideLabel="Hide" autoComplete="new-password" />
      <FormNumber control={control} name="number" label="Number" decreaseLabel="Less" increaseLabel="More" />
      <FormPin control={control} name="text" label="Pin" length={4} digitLabel={(position) => `${position}`} />
      <FormSelect control={control} name="text" label="Select" options={options} placeholder="Choose" />
      <FormCombobox control={control} name="text" label="Combobox" options={options} emptyText="None" openLabel="Open" clearLabel="Clear" />
      <FormCheckbox control={control} name="yes" label="Checkbox" />
      <FormFileUpload control={control} name="files" label="Files" accept={['image/png']} maxSize={10} texts={fileTexts} />
      <ActionMenu label="More" items={[{ value: 'a', label: 'A' }]} onSelect={act} />
      <Tooltip text="Tip">
        <button type="button">Button</button>
      </Tooltip>
      <Tabs label="Tabs" tabs={[{ value: 'a', label: 'A', content: 'A' }]} />
      <Steps label="Steps" steps={[{ title: 'One', content: '1' }, { title: 'Two', content: '2' }]} step={0} onChange={act} />
      <PageSwitch page={1} pageSize={10} count={30} onChange={act} texts={pageTexts} />
    </>
  );
};

// Emotion's style tags get the page's nonce; a style attribute cannot have one and would be thrown away.
it('renders on the server without a style attribute', () => {
  const html = renderToString(
    <ControlsProvider cache={makeEmotionCache('nonce')}>
      <Everything />
    </ControlsProvider>,
  );
  expect(html).toContain('Combobox');
  expect(html.match(/<[^>]*\sstyle="[^>]*>/g) ?? []).toEqual([]);
});
