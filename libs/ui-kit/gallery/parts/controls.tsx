import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button, Card, Grid, IconButton, Row, Stack, Text } from '../../src/index.ts';
import {
  ActionMenu,
  ControlsProvider,
  FormDialog,
  FormInput,
  FormSelect,
  makeEmotionCache,
  PageSwitch,
  Steps,
  Tabs,
  Tooltip,
} from '../../src/controls/index.ts';
import { ControlsForm, defaultValues, type Values } from './controls-form.tsx';
import { Part, Sample } from './part.tsx';

const cache = makeEmotionCache();

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
