// Document in the place of a game or tool that is not on this device, where there is no connection: pre-rendered, without a script.
import { ButtonLink } from '../../ui/Button.tsx';
import { Landscape } from '../frame/Landscape.tsx';

export const NotKept = () => (
  <Landscape>
    <title>You are offline | Folded Fox Games</title>
    <h1>You are offline</h1>
    <p>
      This page is not on your device yet. A game or tool stays here once you have opened it with a connection: load
      this page again as soon as you have one.
    </p>
    <ButtonLink to="/games" size="lg">
      All games
    </ButtonLink>
  </Landscape>
);
