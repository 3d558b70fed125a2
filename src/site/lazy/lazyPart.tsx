// Lazy part of a page: a sheet, a bar, a pane. If it does not load, a sentence with a retry says so: in a dialog where the part is one (it has
// `onClose`), else in its place.
import { type ComponentType, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { notLoaded } from '../offline/connection.ts';
import { type Load, lazyComponent, type MissingProps } from './lazyComponent.tsx';

export const lazyPart = <P extends object>(load: Load<P>): ComponentType<P> =>
  lazyComponent<P>(load, PartNotLoaded).Component;

/** What a part that is a dialog is given. */
interface Closable {
  readonly open?: boolean;
  onClose(): void;
}
const isClosable = (props: object): props is Closable => 'onClose' in props && typeof props.onClose === 'function';

function PartNotLoaded<P extends object>({ props, error, onTryAgain }: MissingProps<P>) {
  const [says, setSays] = useState(() => notLoaded('This part', error));
  const tryAgain = () =>
    void onTryAgain().catch(again => setSays(`${notLoaded('This part', again)} All else stays as it is.`));
  const words = <span role="status">{says}</span>;
  const button = <Button onClick={tryAgain}>Try again</Button>;
  if (!isClosable(props))
    return (
      <p>
        {words} {button}
      </p>
    );
  const { open = true, onClose } = props;
  return (
    <Dialog open={open} onClose={() => onClose()} title="Not loaded" footer={button}>
      <p>{words}</p>
    </Dialog>
  );
}
