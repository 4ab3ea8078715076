/** A form on its way: whether it waits for the server, what went wrong, what was done. */
import { troubleOf, type Trouble } from './troubles'

export class Form {
  busy = $state(false)
  trouble = $state.raw<Trouble | null>(null)
  done = $state('')
  readonly #fields: Readonly<Record<string, string>>

  /** Takes the words for what the server finds wrong with a field, or with a code: `=wrong_password`. */
  constructor(fields: Readonly<Record<string, string>> = {}) {
    this.#fields = fields
  }

  /** Does something, and says that it is done; gives whether it was. */
  async send(how: () => Promise<unknown>, done = ''): Promise<boolean> {
    this.busy = true
    this.trouble = null
    this.done = ''
    try {
      await how()
      this.done = done
      return true
    } catch (error) {
      this.trouble = troubleOf(error, this.#fields)
      return false
    } finally {
      this.busy = false
    }
  }
}
