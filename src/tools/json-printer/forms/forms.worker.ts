// Worker of other forms: the libraries for them are here alone, so that they are fetched when somebody asks for one.
import { serveForms } from './serveForms.ts';

serveForms(self);
