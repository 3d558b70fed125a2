// Privacy Policy, in ten sections: what this site really does.
import { storedPolicies } from '../data/storedKinds.ts';
import { brand } from '../site/brand.ts';
import { Legal, type LegalSection } from './Legal.tsx';

const contact = <a href={`mailto:${brand.contact}`}>{brand.contact}</a>;

const SECTIONS: readonly LegalSection[] = [
  [
    'Who we are',
    <p key="text">
      {brand.name} is an independent game studio and is responsible for this website. For anything about privacy, write
      to {contact}.
    </p>,
  ],
  [
    'What we collect',
    <p key="text">
      Nothing. The games and tools run on your device alone. The pages send nothing about you, your play or your work to
      us or to anyone else: there is no form, no counter and no product server that could receive it.
    </p>,
  ],
  [
    'What is kept on your device',
    <>
      <p>So that the site remembers you without knowing you, your browser keeps, in its local storage and database:</p>
      <ul>
        {storedPolicies().map(policy => (
          <li key={policy}>{policy}</li>
        ))}
      </ul>
      <p>
        None of it leaves your browser unless you save it to a file or share a link yourself. In the settings, at the
        foot of every page and in every game, under “What is kept on this device”, all of it is listed: you can save it
        as one file, load such a file after seeing what it would change, and erase it, game by game or all at once.
      </p>
      <p>
        So that the site works without a connection, your browser also keeps copies of its own files: the pages, and the
        games and tools that you have opened. They hold nothing about you.
      </p>
    </>,
  ],
  [
    'Cookies and tracking',
    <p key="text">
      We set no cookies. There are no adverts, no analytics, no fingerprinting, and nothing is loaded from other sites:
      pictures, typefaces and programs all come from our own address, and the pages are told to refuse anything else.
    </p>,
  ],
  [
    'Accounts',
    <p key="text">There are none. We do not know your name, your age or your e-mail address unless you write to us.</p>,
  ],
  [
    'Delivering the pages',
    <p key="text">
      As on any website, the server that delivers a page learns the network address it is sent to, the page asked for
      and the name of the browser. That is needed to answer the request. We do not use it to recognise, count or follow
      people.
    </p>,
  ],
  [
    'Links you share',
    <p key="text">
      Some links carry data. What you made yourself (a level, robot programs, a drawing, notes of music, compressed
      JSON) stands behind the # of the address, which browsers send to no server. The seed of a game, your choices and a
      JSON text in a plain link stand before it: the server that delivers the page sees those. Whoever has the link can
      read all of it, and so can a service that you send it through. Please do not share in a link what you would not
      write on a postcard.
    </p>,
  ],
  [
    'E-mail and community chat',
    <p key="text">
      If you write to us, we use your address and your message to answer you, and delete them when the matter is
      settled. The community chat is run by another service; its own privacy policy applies there.
    </p>,
  ],
  [
    'Children',
    <p key="text">
      Our games are made for all ages. As we collect nothing from anyone, we collect nothing from children. A child who
      wants to join the chat or write to us should ask a grown-up first.
    </p>,
  ],
  [
    'Your rights, and changes',
    <p key="text">
      You can see and erase everything the site keeps in the settings of any game, or by clearing its data in your
      browser’s settings. You may ask us at any time what we hold from e-mails with you, and have it corrected or
      deleted: {contact}. When this policy changes, the date at the top changes with it.
    </p>,
  ],
];

export default function Privacy() {
  return (
    <Legal
      title="Privacy Policy"
      description="The privacy policy of Folded Fox Games: no accounts, no cookies, no tracking. Everything you play stays on your own device."
      image="social/privacy.jpg"
      short="We collect nothing. What you play and how well stays in your own browser, and you can erase it whenever you like."
      sections={SECTIONS}
    />
  );
}
