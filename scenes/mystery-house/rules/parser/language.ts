// Other languages: a sentence that is not English is told apart before its accents are dropped, so that none of its words becomes another word.
import { withoutAccents, wordsOf } from './sentences.ts';
import { nearestWord } from './spelling.ts';
import { FILLERS, GUEST_OF, PRONOUNS, WORDS } from './vocabulary.ts';

/** Common words of Spanish, French, German, Italian, Portuguese, Dutch, Turkish, the North and Polish that no sentence here begins with. */
const FOREIGN: ReadonlySet<string> = new Set(
  `quien quienes donde esta estoy soy el los las una hola gracias por favor que como cuando mirar mira abre abrir ir coge ayuda asesino puerta casa norte sur
   oeste muerto qui est les une des ou suis je tu vous nous bonjour bonsoir salut merci regarde regarder aller va ouvre ouvrir prends prendre aide meurtrier
   porte maison nord sud ouest au dans avec pour la le de wer wo bin ist der das den dem und ich du nach norden sueden suden osten westen gehe geh hilfe
   untersuche schau nimm morder moerder hallo guten danke haus warum wie wohin chi dove sono vai apri guarda prendi aiuto ciao grazie assassino porta lo gli
   quem onde estou abra olhe pegue ajuda ola obrigado um uma wie waar ben ik ga naar kijk pak deur huis moordenaar het een zuiden kim nerede katil merhaba git
   kuzey vem ar jag hej tack titta hvem er hvor kto jest gdzie jestem pomoc idz es un y e je ne pas non oui ja nein nicht sie sprechen spreche deutsch espanol hablas habla parlez italiano parla falo fala spreek praat ingles`.split(
    /\s+/,
  ),
);

const isAccented = (word: string): boolean => withoutAccents(word) !== word || /[^a-z0-9'’-]/.test(word);

export function isForeign(sentence: string): boolean {
  if (/[¿¡]|(?!\p{Script=Latin})\p{L}/u.test(sentence)) return true;
  const words = sentence.toLowerCase().match(/[\p{L}\p{M}'’-]+/gu) ?? [];
  const plain = wordsOf(sentence);
  const known = plain.filter(
    word =>
      WORDS.has(word) && !FILLERS.has(word) && !GUEST_OF.has(word) && !(PRONOUNS as readonly string[]).includes(word),
  ).length;
  const foreign = plain.filter(word => FOREIGN.has(word) && !WORDS.has(word)).length;
  if (foreign > 1 ? foreign >= known : foreign > known) return true;
  const unknown = plain.filter(word => !WORDS.has(word));
  if (
    known === 0 &&
    unknown.length > 2 &&
    unknown.filter(word => nearestWord(word, WORDS) !== null).length * 2 < unknown.length
  )
    return true;
  const accented = words.filter(isAccented);
  if (accented.length === 0) return false;
  // 'façade' among English words is one of them; 'examiné' alone is not.
  const isEnglish =
    plain.every(word => WORDS.has(word)) && (words.length > accented.length || plain.every(word => GUEST_OF.has(word)));
  return !isEnglish;
}
