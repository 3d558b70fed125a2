// WebKit in `npm test`.
import { shortForm } from './shortForm.ts';

shortForm('WebKit');
