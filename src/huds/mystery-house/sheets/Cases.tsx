// Cases: the code, link and transcript of this case, and the five cold cases of the week.
import { Copy } from 'lucide-react';
import { useState } from 'react';
import type { GameDefinition } from '../../../../scenes/kit/game.ts';
import { readCaseCode, writeCaseCode } from '../../../../scenes/mystery-house/rules/caseCode.ts';
import { coldCases } from '../../../../scenes/mystery-house/rules/coldCases.ts';
import type { MysteryView } from '../../../../scenes/mystery-house/view.ts';
import { recordOf, useProfile } from '../../../data/profile.ts';
import { Button } from '../../../ui/Button.tsx';
import { copyText } from '../../../ui/share/clipboard.ts';
import styles from './Cases.module.css';

interface CasesProps {
  readonly view: Pick<MysteryView, 'code' | 'kind' | 'log'>;
  readonly definition: GameDefinition;
}

const transcriptOf = (log: MysteryView['log']): string =>
  log.map(({ kind, text }) => (kind === 'said' ? `\n> ${text}` : text)).join('\n');

const linkTo = (code: string): string => {
  const link = new URL(location.pathname, location.origin);
  link.searchParams.set('case', code);
  return link.href;
};

export function Cases({ view: { code, kind, log }, definition }: CasesProps) {
  const stats = useProfile(profile => recordOf(profile, definition).feats);
  const [message, setMessage] = useState('');
  const [now] = useState(() => new Date());
  const scoreOf = (seed: number) => stats[`case ${seed}`];
  const here = readCaseCode(code);
  const copy = async (what: string, text: string) =>
    setMessage((await copyText(text, what)) === 'copied' ? `${what} is copied.` : '');
  return (
    <div className={styles.cases}>
      <section aria-label="This case">
        <h3>This case</h3>
        <p>
          <b>{code}</b>, {kind}.{' '}
          {typeof here === 'number' && scoreOf(here) !== undefined && `Solved, ${scoreOf(here)}.`}
        </p>
        <div className={styles.copies}>
          <Button variant="outline" onClick={() => copy('The link', linkTo(code))}>
            <Copy aria-hidden /> Copy its link
          </Button>
          <Button variant="outline" onClick={() => copy('The transcript', transcriptOf(log))}>
            <Copy aria-hidden /> Copy the transcript
          </Button>
        </div>
        <p role="status" className={styles.said}>
          {message}
        </p>
      </section>
      <section aria-label="Cold cases of this week">
        <h3>Cold cases of this week</h3>
        <ul>
          {coldCases(now).map(({ seed, title }) => (
            <li key={seed}>
              <a href={linkTo(writeCaseCode(seed))}>{title}</a>
              <span>{scoreOf(seed) === undefined ? 'open' : `solved, ${scoreOf(seed)}`}</span>
            </li>
          ))}
          <li>
            <a href={location.pathname}>A new case</a>
          </li>
        </ul>
      </section>
    </div>
  );
}
