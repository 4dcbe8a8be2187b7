import '../../../src/site';
