import { REFUSED_FORM, type RefusedFormData } from '#contracts/api/page.ts';
import type { Refusal } from '../../refusal.ts';
import { HttpError } from '../http-error.ts';
import { toHttpError } from '../problem-details.ts';

/** A form that its page posted by itself and that a rule refuses: the page is drawn again, with what was typed and what is wrong with it. */
export class RefusedForm extends HttpError {
  readonly data: RefusedFormData;

  constructor(refusal: Refusal, typed: URLSearchParams) {
    const { status, message, errors = {} } = toHttpError(refusal);
    super(status, message, { errors });
    const names = [...new Set(typed.keys())];
    this.data = { message, errors, values: Object.fromEntries(names.map((name) => [name, typed.getAll(name)])) };
  }

  /** Answer that the page finds among its own. */
  get entry() {
    return { key: REFUSED_FORM, data: this.data };
  }
}
