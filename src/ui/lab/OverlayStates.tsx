// Overlays: dialogs, drawers, toasts; and tabs.
import { useState } from 'react';
import { Button } from '../Button.tsx';
import { Dialog } from '../Dialog.tsx';
import { Drawer } from '../Drawer.tsx';
import { Tabs } from '../Tabs.tsx';
import { toast } from '../toast.ts';
import { Part, Row } from './parts.tsx';

const SIDES = ['left', 'right', 'bottom'] as const;
type Open = 'dialog' | 'wide' | 'question' | (typeof SIDES)[number] | null;

const TABS = [
  { id: 'notes', label: 'Notes', panel: <p>Four bars of folded paper.</p> },
  { id: 'mood', label: 'Mood', panel: <p>Calm, until somebody is seen.</p> },
  { id: 'closed', label: 'Closed', panel: null, disabled: true },
  { id: 'file', label: 'File', panel: <p>Nothing recorded yet.</p> },
];

export function OverlayStates() {
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  return (
    <>
      <Part title="Tabs">
        <Tabs label="Music" tabs={TABS} />
      </Part>
      <Part title="Dialog, Drawer">
        <Row>
          {(['dialog', 'wide', 'question', ...SIDES] as const).map(which => (
            <Button key={which} variant="secondary" onClick={() => setOpen(which)}>
              {which}
            </Button>
          ))}
        </Row>
        <Dialog open={open === 'dialog'} onClose={close} title="How to play">
          <p>Run to the glowing door. Guards see what their cones touch.</p>
        </Dialog>
        <Dialog
          open={open === 'wide'}
          onClose={close}
          title="A wide one"
          size="wide"
          footer={<Button onClick={close}>Done</Button>}
        >
          <p>{'Long words are read in a wide sheet. '.repeat(60)}</p>
        </Dialog>
        <Dialog
          open={open === 'question'}
          onClose={close}
          cross={false}
          title="Delete this drawing?"
          footer={
            <>
              <Button variant="destructive" onClick={close}>
                Delete
              </Button>
              <Button variant="secondary" onClick={close}>
                Keep it
              </Button>
            </>
          }
        >
          <p>It cannot be brought back.</p>
        </Dialog>
        {SIDES.map(side => (
          <Drawer key={side} side={side} open={open === side} onClose={close} title="Menu">
            <p>Pages, one under the other.</p>
          </Drawer>
        ))}
      </Part>
      <Part title="Toast">
        <Row>
          <Button
            variant="secondary"
            onClick={() => toast({ title: 'Copied', description: 'Paste it wherever you like.' })}
          >
            default
          </Button>
          <Button
            variant="secondary"
            onClick={() => toast({ title: 'Not saved', description: 'There is no room left.', variant: 'destructive' })}
          >
            destructive
          </Button>
          <Button
            variant="secondary"
            onClick={() =>
              toast({
                title: 'Your saved settings could not be read',
                description: 'They were set aside unchanged.',
                duration: Number.POSITIVE_INFINITY,
                action: { label: 'Save a copy', run: () => toast({ title: 'Saved' }) },
              })
            }
          >
            with an action
          </Button>
        </Row>
      </Part>
    </>
  );
}
