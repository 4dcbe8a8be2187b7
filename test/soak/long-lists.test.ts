import { testLongLists } from '../page/support/long-lists';
import { ONE_RENDERER } from '../page/support/site';

testLongLists(2000, ONE_RENDERER);
