// WebKit, the engine of Safari: every journey of the built site.
import { journeys } from './journeys.ts';

journeys('WebKit');
