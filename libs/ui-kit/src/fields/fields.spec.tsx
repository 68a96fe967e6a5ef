import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { Checkbox } from './checkbox.tsx';
import { PasswordField } from './password-field.tsx';
import { RadioGroup } from './radio-group.tsx';
import { SelectField } from './select-field.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';

describe('TextField', () => {
  it('takes as many emoji as characters', async () => {
    render(<TextField label="Name" maxLength={3} />);
    const input = screen.getByRole('textbox', { name: 'Name' });
    await userEvent.click(input);
    await userEvent.paste('😀😀😀');
    expect(input).toHaveValue('😀😀😀');
  });

  it('ties label, hint and error to its input', () => {
    render(<TextField label="E-mail" hint="Only about orders." error="Please give an e-mail address." />);
    const input = screen.getByRole('textbox', { name: 'E-mail' });
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription('Please give an e-mail address. Only about orders.');
  });

  it('without an error is valid and described by its hint alone', () => {
    render(<TextField label="E-mail" hint="Only about orders." />);
    const input = screen.getByRole('textbox', { name: 'E-mail' });
    expect(input).toBeValid();
    expect(input).toHaveAccessibleDescription('Only about orders.');
  });
});

describe('PasswordField', () => {
  it('shows and hides the value', async () => {
    render(<PasswordField label="Password" autoComplete="current-password" />);
    const input = screen.getByLabelText('Password');
    await userEvent.type(input, 'caravan1');
    expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: 'Show the password' }));
    expect(input).toHaveAttribute('type', 'text');
    expect(input).toHaveValue('caravan1');
    await userEvent.click(screen.getByRole('button', { name: 'Hide the password' }));
    expect(input).toHaveAttribute('type', 'password');
  });

  it('tells password managers what a new password must be, and keeps a longer one that is pasted', async () => {
    const rules = { minLength: 6, maxLength: 20, passwordrules: 'minlength: 6; maxlength: 20;' };
    render(<PasswordField label="Password" autoComplete="new-password" rules={rules} />);
    const input = screen.getByLabelText('Password');
    for (const [name, value] of Object.entries(rules)) expect(input).toHaveAttribute(name, String(value));
    const longer = 'a1'.repeat(12);
    await userEvent.click(input);
    await userEvent.paste(longer);
    expect(input).toHaveValue(longer);
  });
});

describe('TextArea', () => {
  const counter = (used: number, of: number) => `${used} of ${of}`;

  it('counts characters, and keeps what is pasted beyond its limit', async () => {
    render(<TextArea label="Note" maxLength={5} counterText={counter} />);
    const area = screen.getByRole('textbox', { name: 'Note' });
    await userEvent.click(area);
    await userEvent.paste('abcdefgh');
    expect(area).toHaveValue('abcdefgh');
    expect(area).toHaveAccessibleDescription('8 of 5');
  });

  it('takes as many emoji as characters', async () => {
    render(<TextArea label="Note" maxLength={5} counterText={counter} />);
    const area = screen.getByRole('textbox', { name: 'Note' });
    await userEvent.click(area);
    await userEvent.paste('😀'.repeat(5));
    expect(area).toHaveValue('😀'.repeat(5));
    expect(area).toHaveAccessibleDescription('5 of 5');
  });

  it('counts a controlled value', () => {
    render(<TextArea label="Note" maxLength={500} value="abc" onChange={vi.fn()} />);
    expect(screen.getByText('3 / 500')).toBeVisible();
  });
});

describe('Checkbox', () => {
  it('has a name, describes errors, and can be indeterminate', () => {
    render(<Checkbox label="I agree" error="Please agree to the terms." indeterminate />);
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'I agree' });
    expect(box).toHaveAccessibleDescription('Please agree to the terms.');
    expect(box).toBeInvalid();
    expect(box.indeterminate).toBe(true);
  });

  it('keeps a visually hidden label', () => {
    render(<Checkbox label="Canvas tote" labelHidden />);
    expect(screen.getByRole('checkbox', { name: 'Canvas tote' })).toBeVisible();
    expect(screen.queryByText('Canvas tote')).toBeNull();
  });
});

describe('RadioGroup', () => {
  const options = [
    { value: 'eu', label: 'EU direct' },
    { value: 'ex', label: 'Express' },
    { value: 'sp', label: 'Small packet', disabled: true },
  ];

  it('is a named group that moves by arrow keys', async () => {
    const onChange = vi.fn();
    render(<RadioGroup label="Line" options={options} look="cards" defaultValue="eu" onChange={onChange} />);
    expect(screen.getByRole('group', { name: 'Line' })).toBeVisible();
    await userEvent.tab();
    expect(screen.getByRole('radio', { name: 'EU direct' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('radio', { name: 'Express' })).toBeChecked();
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it('ignores disabled options', async () => {
    render(<RadioGroup label="Line" options={options} />);
    await userEvent.click(screen.getByText('Small packet'));
    expect(screen.getByRole('radio', { name: 'Small packet' })).not.toBeChecked();
  });
});

describe('with react-hook-form', () => {
  const Form = ({ onSubmit }: { onSubmit: (values: object) => void }) => {
    const { register, handleSubmit } = useForm({
      defaultValues: { email: '', country: '', line: 'eu', agree: false, note: '' },
    });
    return (
      <form onSubmit={handleSubmit(onSubmit)}>
        <TextField label="E-mail" {...register('email')} />
        <SelectField
          label="Country"
          placeholder="Choose"
          options={[{ value: 'de', label: 'Germany' }]}
          {...register('country')}
        />
        <RadioGroup
          label="Line"
          options={[
            { value: 'eu', label: 'EU direct' },
            { value: 'ex', label: 'Express' },
          ]}
          {...register('line')}
        />
        <Checkbox label="I agree" {...register('agree')} />
        <TextArea label="Note" {...register('note')} />
        <button type="submit">Save</button>
      </form>
    );
  };

  it('every native field accepts the props of `register`', async () => {
    const onSubmit = vi.fn();
    render(<Form onSubmit={(values) => onSubmit(values)} />);
    expect(screen.getByRole('radio', { name: 'EU direct' })).toBeChecked();
    await userEvent.type(screen.getByRole('textbox', { name: 'E-mail' }), 'mara@example.com');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'Germany');
    await userEvent.click(screen.getByRole('radio', { name: 'Express' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'I agree' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Note' }), 'blue');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(onSubmit).toHaveBeenCalledWith({
      email: 'mara@example.com',
      country: 'de',
      line: 'ex',
      agree: true,
      note: 'blue',
    });
  });
});
