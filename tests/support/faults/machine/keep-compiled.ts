import { flushCompileCache } from 'node:module';

/** Loaded before a program that will be killed: what it compiled is kept for its next life, which begins sooner. */
setTimeout(flushCompileCache, 1500).unref();
