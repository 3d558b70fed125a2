// Terms & Conditions, in ten sections.
import { Link } from 'react-router-dom';
import { brand } from '../site/brand.ts';
import { Legal, type LegalSection } from './Legal.tsx';

const SECTIONS: readonly LegalSection[] = [
  [
    'These terms',
    <p key="text">
      {brand.name} (“we”) runs this website with its games and tools. By using it you agree to what is written here. If
      you do not agree, please do not use the site.
    </p>,
  ],
  [
    'What you get',
    <p key="text">
      Browser games, prototypes and small tools, free of charge. Everything runs on your own device. There are no
      accounts, no purchases and no subscriptions.
    </p>,
  ],
  [
    'Your use of the site',
    <>
      <p>
        You may play, use, share, record and stream everything here, privately or for money, and show it in classrooms,
        at events and in articles. We only ask you not to:
      </p>
      <ul>
        <li>attack the site or try to make it unusable for others;</li>
        <li>pass our games off as your own, or host copies that pretend to be this site;</li>
        <li>use the site for anything the law forbids.</li>
      </ul>
    </>,
  ],
  [
    'What belongs to us',
    <p key="text">
      The names, the fox, the pictures, the texts and the design of our games belong to {brand.name}. The source code is
      published under the MIT licence, which says what you may do with it. The typefaces are used under the SIL Open
      Font Licence.
    </p>,
  ],
  [
    'What belongs to you',
    <p key="text">
      Whatever you make here is yours: drawings, music, levels, robot programs, text you put into a tool. We never
      receive it, so we claim nothing on it. What you publish elsewhere is your own responsibility.
    </p>,
  ],
  [
    'Prototypes',
    <p key="text">
      Many of our games are experiments. They may change, be renamed or be taken away without notice, and a score or a
      kept game from one version may not fit the next. Where that happens we set the old record aside rather than
      overwrite it.
    </p>,
  ],
  [
    'What is kept on your device',
    <p key="text">
      Settings, best scores, kept games and what you make live in your browser. Recordings of music last until you close
      the page unless you save them. Clearing the site’s data, a private window or a broken disk can lose them, and we
      cannot bring them back because we never had them. The <Link to="/privacy">privacy policy</Link> lists everything
      that is kept.
    </p>,
  ],
  [
    'No warranty, and our liability',
    <p key="text">
      We build with care and test a great deal, but the site comes as it is: we cannot promise that it is always
      reachable or free of faults. As far as the law allows, we are not liable for damage that comes from using it.
      Rights that the law gives you and that cannot be waived remain yours.
    </p>,
  ],
  [
    'Links to other places',
    <p key="text">
      Our community chat is run by another service with its own rules. We are not responsible for what other sites do or
      contain.
    </p>,
  ],
  [
    'Changes, and how to reach us',
    <p key="text">
      When these terms change, the date at the top changes with them, and the new terms apply from that day. Questions
      are welcome at <a href={`mailto:${brand.contact}`}>{brand.contact}</a>.
    </p>,
  ],
];

export default function Terms() {
  return (
    <Legal
      title="Terms & Conditions"
      description="The terms for using the games and tools of Folded Fox Games: free of charge, no account, yours to play, share and stream."
      image="social/terms.jpg"
      short="Play, share and stream our games as much as you like. They are free, they come as they are, and what you make with them is yours."
      sections={SECTIONS}
    />
  );
}
