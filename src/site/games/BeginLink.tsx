// Link to a game that begins it. Without JavaScript it is a link to the game's page.
import { Link, type LinkProps } from 'react-router-dom';
import { BEGIN } from './begin.ts';
import { gamePath } from './gamePath.ts';

type BeginLinkProps = Omit<LinkProps, 'to' | 'state'> & { readonly game: { readonly id: string } };

export const BeginLink = ({ game, ...rest }: BeginLinkProps) => (
  <Link {...rest} to={gamePath(game.id)} state={BEGIN} data-begin />
);
