import { useForm, type Control } from 'react-hook-form';
import { Button, Card, Grid, Row, Stack, TextField } from '../../src/index.ts';
import {
  FormCheckbox,
  FormCombobox,
  FormFileUpload,
  FormInput,
  FormNumber,
  FormPassword,
  FormPin,
  FormSelect,
  FormTextarea,
} from '../../src/controls/index.ts';

const countries = [
  { value: 'de', label: 'Germany' },
  { value: 'fr', label: 'France' },
  { value: 'se', label: 'Sweden' },
  { value: 'ci', label: 'Côte d’Ivoire' },
];

export interface Values {
  email: string;
  password: string;
  weight: number | null;
  code: string;
  line: string;
  country: string;
  note: string;
  agree: boolean;
  photo: File[];
}

export const defaultValues: Values = { email: '', password: '', weight: 2, code: '', line: '', country: 'de', note: '', agree: false, photo: [] };

const size = (bytes: number): string => `${Math.ceil(bytes / 1024)} kB`;

const TextControls = ({ control }: { control: Control<Values> }) => (
  <Stack gap="4">
    <FormInput control={control} name="email" label="E-mail" type="email" autoComplete="email" hint="We write only about your orders." />
    <TextField label="The same of the first door" hint="We write only about your orders." />
    <FormPassword
      control={control}
      name="password"
      label="Password"
      showLabel="Show password"
      hideLabel="Hide password"
      autoComplete="new-password"
    />
    <Grid columns={{ base: 1, sm: 2 }} gap="4">
      <FormSelect
        control={control}
        name="line"
        label="Line"
        placeholder="Choose a line"
        options={[
          { value: 'eu', label: 'EU direct' },
          { value: 'ex', label: 'Express' },
        ]}
      />
      <FormCombobox
        control={control}
        name="country"
        label="Country"
        options={countries}
        emptyText="No country has that name"
        openLabel="Show countries"
        clearLabel="Clear country"
      />
    </Grid>
    <FormNumber control={control} name="weight" label="Pieces" min={1} max={20} decreaseLabel="One less" increaseLabel="One more" />
    <FormTextarea
      control={control}
      name="note"
      label="Note"
      optionalText="(optional)"
      maxLength={500}
      counterText={(used, of) => `${used} of ${of} characters`}
    />
  </Stack>
);

const OtherControls = ({ control }: { control: Control<Values> }) => (
  <Stack gap="4">
    <FormPin control={control} name="code" label="Code from the mail" length={6} digitLabel={(position, of) => `Digit ${position} of ${of}`} />
    <FormFileUpload
      control={control}
      name="photo"
      label="Photo"
      hint="GIF, JPEG or PNG, at most 2 MB."
      accept={['image/gif', 'image/jpeg', 'image/png']}
      maxSize={2 * 1024 * 1024}
      texts={{
        choose: 'Choose a photo or drop it here',
        remove: (name) => `Remove ${name}`,
        refused: (name, why) => `${name} was not taken: ${why}`,
        size,
      }}
    />
    <FormCheckbox control={control} name="agree" label="I have read the terms" />
  </Stack>
);

export const ControlsForm = () => {
  const { control, handleSubmit, setError } = useForm<Values>({ defaultValues, mode: 'onBlur' });
  const refuse = () => {
    for (const name of ['email', 'line', 'country', 'weight', 'note', 'code', 'photo', 'agree'] as const) {
      setError(name, { message: 'Please fill this in.' });
    }
  };
  return (
    <form noValidate onSubmit={handleSubmit(refuse)}>
      <Stack gap="6">
        <Grid columns={{ base: 1, md: 2 }}>
          <Card>
            <TextControls control={control} />
          </Card>
          <Card>
            <OtherControls control={control} />
          </Card>
        </Grid>
        <Row justify="end">
          <Button type="submit">Show errors</Button>
        </Row>
      </Stack>
    </form>
  );
};
