import { vi } from 'vitest';

// Before each file: the modules of the files before it are forgotten, and with them what replaced others. Vitest would start a process for each
// file, which takes longer than its tests.
vi.resetModules();
