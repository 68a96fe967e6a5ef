import { useState } from 'react';
import { useForm, type Control } from 'react-hook-form';
import { Button, Card, Grid, IconButton, Row, Stack, Text, TextField } from '../../src/index.ts';
import {
  ActionMenu,
  ControlsProvider,
  FormCheckbox,
  FormCombobox,
  FormDialog,
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
} from '../../src/controls/index.ts';
import { Part, Sample } from './part.tsx';

const cache = makeEmotionCache();

const countries = [
  { value: 'de', label: 'Germany' },
  { value: 'fr', label: 'France' },
  { value: 'se', label: 'Sweden' },
  { value: 'ci', label: 'Côte d’Ivoire' },
];

interface Values {
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

const defaultValues: Values = { email: '', password: '', weight: 2, code: '', line: '', country: 'de', note: '', agree: false, photo: [] };

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

const ControlsForm = () => {
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

const DialogSample = () => {
  const [open, setOpen] = useState(false);
  const { control } = useForm<Values>({ defaultValues });
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Change the price
      </Button>
      <FormDialog
        open={open}
        onClose={() => setOpen(false)}
        title="Change the price"
        text="What you agreed with the shop."
        submitLabel="Save"
        cancelLabel="Cancel"
        closeLabel="Close"
        onSubmit={(event) => {
          event.preventDefault();
          setOpen(false);
        }}
      >
        <FormSelect
          control={control}
          name="line"
          label="Reason"
          placeholder="Choose a reason"
          options={[{ value: 'discount', label: 'Full-reduction discount' }]}
        />
        <FormInput control={control} name="email" label="New price" inputMode="decimal" />
      </FormDialog>
    </>
  );
};

const Views = () => {
  const [step, setStep] = useState(1);
  const [page, setPage] = useState(2);
  return (
    <Grid columns={{ base: 1, md: 2 }}>
      <Card>
        <Tabs
          label="Orders"
          tabs={[
            { value: 'all', label: 'All', content: <Text>Every order.</Text> },
            { value: 'unpaid', label: 'Pending payment', content: <Text>What waits for you.</Text> },
            { value: 'stock', label: 'In stock', content: <Text>What can be packed.</Text> },
          ]}
        />
      </Card>
      <Card>
        <Stack gap="6">
          <Steps
            label="Checkout, step by step"
            step={step}
            onChange={setStep}
            steps={[
              { title: 'Address', content: <Text>Where it goes.</Text> },
              { title: 'Line', content: <Text>How it goes.</Text> },
              { title: 'Payment', content: <Text>What it costs.</Text> },
            ]}
          />
          <PageSwitch
            page={page}
            pageSize={10}
            count={95}
            onChange={setPage}
            texts={{ label: 'Pages of the list', previous: 'Previous page', next: 'Next page', page: (of) => `Page ${of}` }}
          />
        </Stack>
      </Card>
    </Grid>
  );
};

export const ControlsPart = () => (
  <ControlsProvider cache={cache}>
    <Part id="controls" title="Controls" text="The second door: loaded only by pages with such forms.">
      <ControlsForm />
      <Views />
      <Card>
        <Sample title="Menu, tooltip, dialog">
          <Row wrap gap="3">
            <ActionMenu
              label="More"
              onSelect={() => undefined}
              items={[
                { value: 'edit', label: 'Edit', icon: 'edit' },
                { value: 'copy', label: 'Copy', icon: 'copy' },
                { value: 'delete', label: 'Delete', icon: 'trash', tone: 'danger', separated: true },
              ]}
            />
            <Tooltip text="Weighed on arrival">
              <IconButton icon="scale" label="Weight" title={undefined} />
            </Tooltip>
            <DialogSample />
          </Row>
        </Sample>
      </Card>
    </Part>
  </ControlsProvider>
);
