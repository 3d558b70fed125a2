// Button that shares the day as a text. It is loaded after the page's words, with the controls of games and tools.
import { Share2 } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';
import { useTouch } from '../../ui/hooks/useTouch.ts';
import { share } from '../../ui/share/share.ts';
import { toast } from '../../ui/toast.ts';

interface ShareDayProps {
  readonly text: string;
}

export function ShareDay({ text }: ShareDayProps) {
  const touch = useTouch();
  async function shareDay() {
    const done = await share(text, `${location.origin}/today`, touch, 'Share your day');
    if (done === 'copied') toast({ title: 'Copied', description: 'Paste it wherever you like.' });
  }
  return (
    <Button onClick={() => void shareDay()}>
      <Share2 aria-hidden /> Share your day
    </Button>
  );
}
