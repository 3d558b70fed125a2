// Dialog before a large copy: its size, and a file instead of it. A lazy chunk.
import { Copy, Download } from 'lucide-react';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { formatBytes } from '../format.ts';
import { type CopyQuestion, copyQuestions } from './copyQuestion.ts';
import { copyLarge, downloadInstead } from './sharing.ts';

const close = () => copyQuestions.setState({ question: null });

export default function CopyDialog({ question }: { readonly question: CopyQuestion }) {
  const size = formatBytes(question.size);
  const choose = (work: (question: CopyQuestion) => Promise<void>) => () => {
    close();
    void work(question);
  };
  return (
    <Dialog
      open
      onClose={close}
      title={`Copy ${size}?`}
      footer={
        <>
          <Button onClick={choose(downloadInstead)}>
            <Download aria-hidden /> Download JSON
          </Button>
          <Button variant="secondary" onClick={choose(copyLarge)}>
            <Copy aria-hidden /> Copy {size}
          </Button>
          <Button variant="outline" onClick={close}>
            Cancel
          </Button>
        </>
      }
    >
      <p>
        This JSON has {size} when it is printed. So much text on the clipboard may keep this page and other programs
        busy for a while. As a file it is no burden.
      </p>
    </Dialog>
  );
}
