import { testLongLists } from './support/long-lists';
import { RENDERERS } from './support/site';

// Several slices of the largest size.
testLongLists(500, RENDERERS);
