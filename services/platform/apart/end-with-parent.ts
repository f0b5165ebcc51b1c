/** Loaded before a program that runs apart: a thread beside it ends it when its parent is gone, also while it computes. */
import { isMainThread, Worker, workerData } from 'node:worker_threads';

const LOOK_MS = 500;

if (isMainThread) new Worker(new URL(import.meta.url), { workerData: process.ppid }).unref();
else setInterval(() => process.ppid === workerData || process.kill(process.pid, 'SIGKILL'), LOOK_MS);
