// Credits: the third-party software and typefaces in the site, with version, licence and source. The list is made by the build (licences.ts).
import { LICENCES } from 'virtual:licences';
import { Fragment } from 'react';
import { brand } from '../site/brand.ts';
import { PageMeta } from '../site/frame/PageMeta.tsx';
import styles from './Credits.module.css';

/** An address as people write it: without the scheme. */
const readable = (source: string) => source.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '');

/** A name or an address that may break after each slash. */
function Breakable({ text }: { readonly text: string }) {
  const [first = '', ...others] = text.split('/');
  let end = first;
  return (
    <>
      {first}
      {others.map(part => {
        end += `/${part}`;
        return (
          <Fragment key={end}>
            /<wbr />
            {part}
          </Fragment>
        );
      })}
    </>
  );
}

export default function Credits() {
  return (
    <div className={styles.credits}>
      <PageMeta
        title="Credits"
        description="The open-source software and typefaces that Folded Fox Games are made with: name, version, licence and source of each."
        image="social/credits.jpg"
      />
      <header className={styles.head}>
        <h1>Credits</h1>
        <p className={styles.short}>
          Games, pictures, sounds and levels here are made by {brand.name}. They stand on the work of many others, who
          gave it away. Thank you.
        </p>
      </header>
      <p>
        This is all the software and all the typefaces that the site contains, as its build found them. Their copyright
        notices and <a href="/licences.txt">full licences</a> are one plain text.
      </p>
      <table className={styles.list}>
        <caption>Software and typefaces, {LICENCES.length} in all</caption>
        <thead>
          <tr>
            <th scope="col">Name and source</th>
            <th scope="col">Version</th>
            <th scope="col">Licence</th>
          </tr>
        </thead>
        <tbody>
          {LICENCES.map(({ name, version, licence, source }) => (
            <tr key={`${name} ${version}`}>
              <th scope="row">
                <Breakable text={name} />
                <a href={source}>
                  <Breakable text={readable(source)} />
                </a>
              </th>
              <td>{version}</td>
              <td>{licence}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
