/**
 * Loaded before a program that runs isolated: a thread beside it ends it when its parent is gone, or when it was at work for
 * `cpuMs` of its address, also while it computes.
 */
import { isMainThread, Worker, workerData } from 'node:worker_threads';

const LOOK_MS = 500;

const most = Number(new URL(import.meta.url).searchParams.get('cpuMs') ?? Number.POSITIVE_INFINITY);
const isOver = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000 > most;
};

if (isMainThread) new Worker(new URL(import.meta.url), { workerData: process.ppid }).unref();
else setInterval(() => (process.ppid === workerData && !isOver()) || process.kill(process.pid, 'SIGKILL'), LOOK_MS);
