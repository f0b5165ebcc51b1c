const LINE_EVERY_MS = 5000;
const BAR_EVERY_MS = 100;
const BAR_WIDTH = 24;

interface ProgressOutput {
  readonly isTTY?: boolean | undefined;
  write(text: string): unknown;
}

/** Progress of a command: a bar on a terminal, elsewhere a line every five seconds. */
export class Progress {
  readonly #output: ProgressOutput;
  readonly #noun: string;
  readonly #clock: () => number;
  readonly #startedAt: number;
  #drawnAt: number;
  #share = 0;
  #count = 0;

  constructor(output: ProgressOutput, noun: string, clock: () => number = Date.now) {
    this.#output = output;
    this.#noun = noun;
    this.#clock = clock;
    this.#startedAt = clock();
    this.#drawnAt = this.#startedAt;
  }

  share(done: number, total: number): void {
    this.#share = total === 0 ? 1 : Math.min(1, done / total);
    this.#draw();
  }

  count(count: number): void {
    this.#count = count;
    this.#draw();
  }

  /** Writes a line without tearing the bar. */
  line(text: string): void {
    this.clear();
    this.#output.write(`${text}\n`);
  }

  clear(): void {
    if (this.#output.isTTY) this.#output.write('\r\u001b[K');
  }

  #draw(): void {
    const now = this.#clock();
    if (now - this.#drawnAt < (this.#output.isTTY ? BAR_EVERY_MS : LINE_EVERY_MS)) return;
    this.#drawnAt = now;
    const percent = `${Math.floor(this.#share * 100)} %`.padStart(5);
    const speed = Math.round((this.#count * 1000) / Math.max(1, now - this.#startedAt));
    const facts = `${percent}  ${this.#count.toLocaleString('en')} ${this.#noun}, ${speed.toLocaleString('en')} a second`;
    const filled = Math.round(this.#share * BAR_WIDTH);
    const bar = `${'█'.repeat(filled)}${'░'.repeat(BAR_WIDTH - filled)}`;
    this.#output.write(this.#output.isTTY ? `\r\u001b[K${bar} ${facts}` : `${facts}\n`);
  }
}
