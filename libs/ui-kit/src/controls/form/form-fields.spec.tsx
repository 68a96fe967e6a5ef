import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type FieldValues, type ResolverResult, useForm } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import {
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
} from '../index.ts';
import { matchingOptions } from './matching-options.ts';

interface Values {
  email: string;
  password: string;
  pieces: number | null;
  code: string;
  line: string;
  country: string;
  note: string;
  agree: boolean;
  photo: File[];
}

const empty: Values = { email: '', password: '', pieces: 2, code: '', line: '', country: '', note: '', agree: false, photo: [] };

const lines = [
  { value: 'eu', label: 'EU direct' },
  { value: 'ex', label: 'Express' },
];

const countries = [
  { value: 'de', label: 'Germany' },
  { value: 'ci', label: 'Côte d’Ivoire' },
];

const fileTexts = {
  choose: 'Choose a photo',
  remove: (name: string) => `Remove ${name}`,
  refused: (name: string, why: string) => `${name} refused: ${why}`,
  size: (bytes: number) => `${bytes} B`,
};

const resolver = (values: Values): ResolverResult<Values & FieldValues> => {
  if (values.email) return { values, errors: {} };
  return { values: {}, errors: { email: { type: 'required', message: 'Please give an e-mail address.' } } };
};

const Form = ({ onSubmit }: { onSubmit: (values: Values) => void }) => {
  const { control, handleSubmit } = useForm<Values>({ defaultValues: empty, mode: 'onBlur', resolver });
  return (
    <ControlsProvider cache={makeEmotionCache()}>
      <form noValidate onSubmit={handleSubmit((values) => onSubmit(values))}>
        <FormInput control={control} name="email" label="E-mail" hint="Only about orders." />
        <FormPassword control={control} name="password" label="Password" showLabel="Show" hideLabel="Hide" autoComplete="new-password" />
        <FormNumber control={control} name="pieces" label="Pieces" min={1} max={20} decreaseLabel="Less" increaseLabel="More" />
        <FormPin control={control} name="code" label="Code" length={4} digitLabel={(position, of) => `Digit ${position} of ${of}`} />
        <FormSelect control={control} name="line" label="Line" options={lines} placeholder="Choose" />
        <FormCombobox
          control={control}
          name="country"
          label="Country"
          options={countries}
          emptyText="No such country"
          openLabel="Show countries"
          clearLabel="Clear"
        />
        <FormTextarea control={control} name="note" label="Note" maxLength={5} counterText={(used, of) => `${used} of ${of}`} />
        <FormCheckbox control={control} name="agree" label="I agree" />
        <FormFileUpload control={control} name="photo" label="Photo" accept={['image/png']} maxSize={10} texts={fileTexts} />
        <button type="submit">Save</button>
      </form>
    </ControlsProvider>
  );
};

const open = () => {
  const onSubmit = vi.fn();
  render(<Form onSubmit={onSubmit} />);
  const save = async () => {
    await userEvent.type(screen.getByRole('textbox', { name: 'E-mail' }), 'mara@example.com');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
    return onSubmit.mock.lastCall?.[0] as Values;
  };
  return { onSubmit, save };
};

describe('a field of the second door', () => {
  it('is told off when it is left and ties hint and error to its control', async () => {
    open();
    const input = screen.getByRole('textbox', { name: 'E-mail' });
    await userEvent.click(input);
    expect(screen.queryByText('Please give an e-mail address.')).toBeNull();
    await userEvent.tab();
    expect(await screen.findByText('Please give an e-mail address.')).toBeVisible();
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription('Please give an e-mail address. Only about orders.');
  });

  it('takes the focus when it is the first with an error', async () => {
    const { onSubmit } = open();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveFocus());
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

describe('what the form gets', () => {
  it('a password that was looked at', async () => {
    const { save } = open();
    const input = screen.getByLabelText('Password');
    await userEvent.type(input, 'caravan1');
    await userEvent.click(screen.getByRole('button', { name: 'Show' }));
    expect(input).toHaveAttribute('type', 'text');
    expect((await save()).password).toBe('caravan1');
  });

  it('a number, or null for an empty field', async () => {
    const { save } = open();
    const input = screen.getByRole('spinbutton', { name: 'Pieces' });
    await userEvent.clear(input);
    expect((await save()).pieces).toBeNull();
  });

  it('a number that was stepped by keys', async () => {
    const { save } = open();
    await userEvent.click(screen.getByRole('spinbutton', { name: 'Pieces' }));
    await userEvent.keyboard('{ArrowUp}');
    expect((await save()).pieces).toBe(3);
  });

  it('a code, typed digit by digit', async () => {
    const { save } = open();
    await userEvent.click(screen.getByRole('textbox', { name: 'Digit 1 of 4' }));
    await userEvent.keyboard('1234');
    expect((await save()).code).toBe('1234');
  });

  it('a chosen option, by keyboard alone', async () => {
    const { save } = open();
    const select = screen.getByRole('combobox', { name: 'Line' });
    expect(select).toHaveTextContent('Choose');
    select.focus();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('option', { name: 'Express' })).toBeVisible();
    await userEvent.keyboard('{End}{Enter}');
    await waitFor(() => expect(select).toHaveTextContent('Express'));
    expect((await save()).line).toBe('ex');
  });

  it('a country found without its accent', async () => {
    const { save } = open();
    const input = screen.getByRole('combobox', { name: 'Country' });
    await userEvent.click(input);
    await userEvent.paste('cote');
    await userEvent.click(await screen.findByRole('option', { name: 'Côte d’Ivoire' }));
    await waitFor(() => expect(input).toHaveValue('Côte d’Ivoire'));
    expect((await save()).country).toBe('ci');
  });

  it('nothing where nothing matched', async () => {
    const { save } = open();
    const input = screen.getByRole('combobox', { name: 'Country' });
    await userEvent.click(input);
    await userEvent.paste('zzz');
    expect(await screen.findByText('No such country')).toBeVisible();
    await userEvent.tab();
    await waitFor(() => expect(input).toHaveValue(''));
    expect((await save()).country).toBe('');
  });

  it('text up to its limit, with the counter telling', async () => {
    const { save } = open();
    await userEvent.type(screen.getByRole('textbox', { name: 'Note' }), 'abcdefgh');
    expect(screen.getByText('5 of 5')).toBeVisible();
    expect((await save()).note).toBe('abcde');
  });

  it('a ticked box', async () => {
    const { save } = open();
    await userEvent.click(screen.getByRole('checkbox', { name: 'I agree' }));
    expect((await save()).agree).toBe(true);
  });

  it('a photo, but never one of the wrong kind or too large', async () => {
    const { save } = open();
    const upload = userEvent.setup({ applyAccept: false });
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('no file input');
    await upload.upload(input, new File(['text'], 'note.txt', { type: 'text/plain' }));
    expect(await screen.findByText('note.txt refused: type')).toBeVisible();
    await upload.upload(input, new File(['12345678901'], 'large.png', { type: 'image/png' }));
    expect(await screen.findByText('large.png refused: size')).toBeVisible();
    await upload.upload(input, new File(['123'], 'small.png', { type: 'image/png' }));
    expect(await screen.findByText('small.png')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(within(screen.getByRole('listitem')).getByRole('button', { name: 'Remove small.png' })).toBeVisible();
    expect((await save()).photo.map(({ name }) => name)).toEqual(['small.png']);
  });
});

describe('matchingOptions', () => {
  const options = ['Iran', 'Ireland', 'Côte d’Ivoire', 'Åland'].map((label) => ({ value: label, label }));

  it('puts what begins with the text first', () => {
    expect(matchingOptions(options, 'I').map(({ label }) => label)).toEqual(['Iran', 'Ireland', 'Côte d’Ivoire']);
  });

  it('asks for no accents and no capitals', () => {
    expect(matchingOptions(options, ' åLAND').map(({ label }) => label)).toEqual(['Åland']);
    expect(matchingOptions(options, 'aland').map(({ label }) => label)).toEqual(['Åland']);
  });
});
