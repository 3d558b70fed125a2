// WebKit, the engine of Safari: a third of the games.
import { games } from './journeys.ts';

games('WebKit', { of: 3, number: 2 });
