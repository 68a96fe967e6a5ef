import { useState } from 'react';
import {
  Button,
  Card,
  Dialog,
  Drawer,
  Lightbox,
  Link,
  LoadingOverlay,
  NoticeDialog,
  type NoticeType,
  Row,
  Stack,
  TextField,
  type Toast,
  Toaster,
  type ToastTone,
} from '../../src/index.ts';
import { Part, Sample } from './part.tsx';

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

const drawn = (color: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="${color}" d="M0 0h4v3H0z"/></svg>`)}`;

const photos = ['#8fb8b8', '#b8a98f'].map((color, index) => ({ src: drawn(color), alt: `Photo ${index + 1}` }));

export const OverlaysPart = () => {
  const [notice, setNotice] = useState<NoticeType>();
  const [form, setForm] = useState(false);
  const [drawer, setDrawer] = useState(false);
  const [photo, setPhoto] = useState<number>();
  const [shownToasts, setShownToasts] = useState<readonly Toast[]>([]);
  const [loading, setLoading] = useState(false);
  const load = () => {
    setLoading(true);
    setTimeout(() => setLoading(false), 1500);
  };
  const say = (tone: ToastTone) =>
    setShownToasts((all) => [...all, { id: String(all.length), tone, text: toasts[tone] }]);
  const shown = notice ?? 'notice';
  return (
    <Part id="overlays" title="Overlays" text="What is closed when a page opens; it loads when it is needed.">
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
              <Button variant="secondary" onClick={() => setDrawer(true)}>
                drawer
              </Button>
              <Button variant="secondary" onClick={() => setPhoto(0)}>
                photos
              </Button>
              <Button variant="secondary" onClick={load}>
                loading
              </Button>
            </Row>
          </Sample>
          <Sample title="Toasts">
            <Row wrap gap="3">
              {(Object.keys(toasts) as ToastTone[]).map((tone) => (
                <Button key={tone} variant="secondary" onClick={() => say(tone)}>
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
      <Drawer
        open={drawer}
        onClose={() => setDrawer(false)}
        label="Site menu"
        closeLabel="Close the menu"
        head={<Link to="#overlays">Mara</Link>}
      >
        <Stack gap="3">
          <Link to="#overlays">Orders</Link>
          <Link to="#overlays">Warehouse</Link>
        </Stack>
      </Drawer>
      <Lightbox label="Photos" pictures={photos} index={photo} onMove={setPhoto} onClose={() => setPhoto(undefined)} />
      <Toaster toasts={shownToasts} duration={4000} label="Messages" dismissLabel="Dismiss" />
    </Part>
  );
};
