import { useState } from 'react';
import {
  Badge,
  Button,
  Card,
  Checkbox,
  Combobox,
  Fieldset,
  FileUpload,
  Grid,
  Link,
  Money,
  PasswordField,
  RadioGroup,
  Row,
  SelectField,
  Stack,
  Stepper,
  TextArea,
  TextField,
} from '../../src/index.ts';
import { Part } from './part.tsx';

const TextFields = () => {
  const [quantity, setQuantity] = useState(2);
  return (
    <Stack gap="4">
      <TextField
        label="E-mail"
        type="email"
        name="email"
        autoComplete="email"
        hint="We write only about your orders."
      />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        error="6-20 letters or digits, at least one of each."
        defaultValue="caravan"
        aside={<Link to="#fields">Forgot it?</Link>}
      />
      <Grid columns={{ base: 1, sm: 2 }} gap="4">
        <TextField label="Price" inputMode="decimal" prefix="¥" numeric defaultValue="129.00" />
        <SelectField
          label="Currency"
          placeholder="Choose a currency"
          options={[
            { value: 'EUR', label: 'Euro' },
            { value: 'USD', label: 'US dollar' },
          ]}
        />
      </Grid>
      <Row gap="6" align="end" wrap>
        <Stepper
          label="Quantity"
          value={quantity}
          onChange={setQuantity}
          min={1}
          max={20}
          decreaseLabel="One less"
          increaseLabel="One more"
        />
        <TextField label="Size" optionalText="(optional)" placeholder="As on the page" />
      </Row>
      <TextField label="Order number" defaultValue="CV-2611-048213" disabled />
      <TextArea
        label="Note for the photos"
        optionalText="(optional)"
        maxLength={500}
        counterText={(used, of) => `${used} of ${of} characters`}
      />
    </Stack>
  );
};

const countries = [
  { value: 'de', label: 'Germany' },
  { value: 'fr', label: 'France' },
  { value: 'se', label: 'Sweden' },
  { value: 'ci', label: 'Côte d’Ivoire' },
];

const Found = () => {
  const [country, setCountry] = useState('de');
  const [photo, setPhoto] = useState<File>();
  const [refused, setRefused] = useState(false);
  return (
    <Stack gap="4">
      <Combobox
        label="Country"
        options={countries}
        value={country}
        onChange={setCountry}
        emptyText="No country has that name"
        openLabel="Show countries"
      />
      <Combobox
        label="Country of the sender"
        options={countries}
        value=""
        onChange={() => undefined}
        placeholder="Choose a country"
        error="Please choose a country."
        emptyText="No country has that name"
        openLabel="Show countries of senders"
      />
      <FileUpload
        label="Photo"
        hint="GIF, JPEG or PNG, at most 2 MB."
        accept={['image/gif', 'image/jpeg', 'image/png']}
        maxSize={2 * 1024 * 1024}
        chooseLabel="Choose a photo or drop it here"
        removeLabel="Remove the photo"
        value={photo}
        onChoose={(file) => {
          setPhoto(file);
          setRefused(false);
        }}
        onRemove={() => setPhoto(undefined)}
        onRefuse={() => setRefused(true)}
        error={refused ? 'That is no picture, or too large.' : undefined}
      />
    </Stack>
  );
};

const Choices = () => (
  <Stack gap="6">
    <RadioGroup
      label="Shipping method"
      look="cards"
      defaultValue="eu"
      options={[
        {
          value: 'eu',
          label: 'EU direct, tax paid',
          tags: <Badge tone="success">cheapest</Badge>,
          hint: '10-15 days · ¥80.00 + 4 × ¥28.50 + ¥30.00 customs',
          aside: <Money fen={22_400} strong />,
        },
        {
          value: 'express',
          label: 'Express',
          tags: <Badge tone="warning">fastest</Badge>,
          hint: '3-5 days · ¥186.00 + 5 × ¥57.90 + ¥25.00 customs',
          aside: <Money fen={50_050} strong />,
        },
        { value: 'small', label: 'Small packet', hint: 'Too heavy: this line carries up to 2 kg', disabled: true },
      ]}
    />
    <RadioGroup
      label="Gender"
      look="row"
      name="gender"
      options={[
        { value: 'f', label: 'Female' },
        { value: 'm', label: 'Male' },
        { value: 'x', label: 'Rather not say' },
      ]}
    />
    <Fieldset legend="Agreement" hint="Both are needed before the order is placed.">
      <Checkbox
        label={
          <>
            I have read <Link to="#fields">the terms</Link>
          </>
        }
        error="Please agree to the terms."
      />
      <Checkbox label="Detail photos" hint="¥2.00 for each photo, up to 20" defaultChecked />
      <Checkbox label="Select all" indeterminate />
      <Checkbox label="Not available here" disabled />
    </Fieldset>
    <Row justify="end" gap="3">
      <Button variant="ghost">Cancel</Button>
      <Button>Save</Button>
    </Row>
  </Stack>
);

export const FieldsPart = () => (
  <Part id="fields" title="Fields" text="Native where HTML has it; a combobox and a file upload on Chakra.">
    <Grid columns={{ base: 1, md: 2 }}>
      <Stack gap="6">
        <Card>
          <TextFields />
        </Card>
        <Card>
          <Found />
        </Card>
      </Stack>
      <Card>
        <Choices />
      </Card>
    </Grid>
  </Part>
);
