// WebKit, the engine of Safari: pages and tools of the built site.
import { pagesAndTools } from './journeys.ts';

pagesAndTools('WebKit');
