const LINE_EVERY_MS = 5000;
const BAR_EVERY_MS = 100;
const BAR_WIDTH = 24;

export interface ProgressOutput {
  readonly isTTY?: boolean | undefined;
  write(text: string): unknown;
}

/** How far an import is: a bar that is drawn over on a terminal, elsewhere a line every five seconds. */
export class Progress {
  readonly #output: ProgressOutput;
  readonly #clock: () => number;
  readonly #startedAt: number;
  #drawnAt: number;
  #share = 0;
  #rows = 0;

  constructor(output: ProgressOutput, clock: () => number = Date.now) {
    this.#output = output;
    this.#clock = clock;
    this.#startedAt = clock();
    this.#drawnAt = this.#startedAt;
  }

  bytes(read: number, total: number): void {
    this.#share = total === 0 ? 1 : Math.min(1, read / total);
    this.#draw();
  }

  rows(count: number): void {
    this.#rows = count;
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
    const speed = Math.round((this.#rows * 1000) / Math.max(1, now - this.#startedAt));
    const facts = `${percent}  ${this.#rows.toLocaleString('en')} rows, ${speed.toLocaleString('en')} a second`;
    const filled = Math.round(this.#share * BAR_WIDTH);
    const bar = `${'█'.repeat(filled)}${'░'.repeat(BAR_WIDTH - filled)}`;
    this.#output.write(this.#output.isTTY ? `\r\u001b[K${bar} ${facts}` : `${facts}\n`);
  }
}
