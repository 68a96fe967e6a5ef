import { useState } from 'react';
import {
  Button,
  Card,
  createToaster,
  Dialog,
  LoadingOverlay,
  NoticeDialog,
  type NoticeType,
  Row,
  Stack,
  TextField,
  ToastRegion,
  type ToastTone,
} from '../../src/index.ts';
import { Part, Sample } from './part.tsx';

const toaster = createToaster();

const notices: Readonly<Record<NoticeType, { title?: string; text: string }>> = {
  notice: { text: 'Sorry, this feature is not open yet. Our online service is happy to help you.' },
  success: { title: 'Order placed', text: 'Pay within 24 hours; after that it is cancelled by itself.' },
  warning: { title: 'Remove 3 items?', text: 'They leave your cart. The shop page stays as it is.' },
  error: { title: 'Payment failed', text: 'Your bank refused the card. Nothing was charged.' },
};

const toasts: Readonly<Record<ToastTone, string>> = {
  success: 'Added to your cart',
  info: 'A new letter has arrived',
  warning: 'You are offline. What you type is kept.',
  danger: 'The link has expired, please reset the link',
};

export const OverlaysPart = () => {
  const [notice, setNotice] = useState<NoticeType>();
  const [form, setForm] = useState(false);
  const [loading, setLoading] = useState(false);
  const load = () => {
    setLoading(true);
    setTimeout(() => setLoading(false), 1500);
  };
  const shown = notice ?? 'notice';
  return (
    <Part id="overlays" title="Overlays" text="The platform's own dialog and popover.">
      <Card>
        <Stack gap="6">
          <Sample title="Notices">
            <Row wrap gap="3">
              {(Object.keys(notices) as NoticeType[]).map((type) => (
                <Button key={type} variant="secondary" onClick={() => setNotice(type)}>
                  {type}
                </Button>
              ))}
              <Button variant="secondary" onClick={() => setForm(true)}>
                dialog with a form
              </Button>
              <Button variant="secondary" onClick={load}>
                loading
              </Button>
            </Row>
          </Sample>
          <Sample title="Toasts">
            <Row wrap gap="3">
              {(Object.keys(toasts) as ToastTone[]).map((tone) => (
                <Button key={tone} variant="secondary" onClick={() => toaster.show({ tone, text: toasts[tone] })}>
                  toast {tone}
                </Button>
              ))}
            </Row>
          </Sample>
        </Stack>
      </Card>
      <NoticeDialog
        open={notice !== undefined}
        type={shown}
        {...notices[shown]}
        danger={shown === 'warning'}
        confirmLabel={shown === 'warning' ? 'Remove' : 'OK'}
        cancelLabel="Cancel"
        onClose={() => setNotice(undefined)}
      />
      <Dialog
        open={form}
        onClose={() => setForm(false)}
        title="Change the price"
        closeLabel="Close"
        footer={
          <>
            <Button variant="secondary" onClick={() => setForm(false)}>
              Cancel
            </Button>
            <Button onClick={() => setForm(false)}>Save</Button>
          </>
        }
      >
        <TextField label="New price" prefix="¥" inputMode="decimal" numeric hint="What you agreed with the shop." />
      </Dialog>
      <LoadingOverlay open={loading} label="Reading the shop's page" />
      <ToastRegion toaster={toaster} dismissLabel="Dismiss" />
    </Part>
  );
};
