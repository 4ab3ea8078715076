/**
 * SHA-256 and HMAC in plain TypeScript. Browsers have them too, but not on a page that comes over plain HTTP from another machine of
 * the house, and a deal is checked there like anywhere else.
 */
const WORD = 2 ** 32
const BLOCK = 64

/** The first 64 primes: their square and cube roots give the constants. */
const PRIMES = firstPrimes(64)
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)))
const ROUNDS = PRIMES.map((prime) => fraction(Math.cbrt(prime)))

/** Gives the digest of some bytes. */
export function sha256(bytes: Uint8Array): Uint8Array {
  const view = new DataView(padded(bytes).buffer)
  let state = START
  for (let at = 0; at < view.byteLength; at += BLOCK) state = mixed(state, view, at)
  const digest = new DataView(new ArrayBuffer(32))
  state.forEach((word, i) => digest.setUint32(4 * i, word))
  return new Uint8Array(digest.buffer)
}

/** Gives the digest of some bytes under a key (HMAC). */
export function hmac(key: Uint8Array, bytes: Uint8Array): Uint8Array {
  const whole = new Uint8Array(BLOCK)
  whole.set(key.length > BLOCK ? sha256(key) : key)
  const inner = sha256(
    joined(
      whole.map((byte) => byte ^ 0x36),
      bytes,
    ),
  )
  return sha256(
    joined(
      whole.map((byte) => byte ^ 0x5c),
      inner,
    ),
  )
}

export function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export function bytesOf(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16))
}

/** One block: 64 rounds over the state. */
function mixed(state: readonly number[], view: DataView, at: number): number[] {
  const words = schedule(view, at)
  let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number]
  for (let i = 0; i < 64; i++) {
    const choice = (e & f) ^ (~e & g)
    const first = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + choice + ROUNDS[i]! + words[i]!) | 0
    const most = (a & b) ^ (a & c) ^ (b & c)
    const second = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + most) | 0
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0]
  }
  return [a, b, c, d, e, f, g, h].map((word, i) => (word + state[i]!) | 0)
}

/** The 64 words that a block is spread into. */
function schedule(view: DataView, at: number): Int32Array {
  const words = new Int32Array(64)
  for (let i = 0; i < 16; i++) words[i] = view.getInt32(at + 4 * i)
  for (let i = 16; i < 64; i++) {
    const [early, late] = [words[i - 15]!, words[i - 2]!]
    const low = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3)
    const high = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10)
    words[i] = words[i - 16]! + low + words[i - 7]! + high
  }
  return words
}

/** The bytes, a bit, as many zeros as are needed, and their length in bits. */
function padded(bytes: Uint8Array): Uint8Array {
  const whole = new Uint8Array(Math.ceil((bytes.length + 9) / BLOCK) * BLOCK)
  whole.set(bytes)
  whole[bytes.length] = 0x80
  const view = new DataView(whole.buffer)
  view.setUint32(whole.length - 8, Math.floor((bytes.length * 8) / WORD))
  view.setUint32(whole.length - 4, (bytes.length * 8) % WORD)
  return whole
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  const whole = new Uint8Array(one.length + other.length)
  whole.set(one)
  whole.set(other, one.length)
  return whole
}

function turned(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by))
}

/** The first 32 bits behind the point. */
function fraction(number: number): number {
  return Math.floor((number % 1) * WORD) | 0
}

function firstPrimes(count: number): number[] {
  const primes: number[] = []
  for (let number = 2; primes.length < count; number++) if (primes.every((prime) => number % prime)) primes.push(number)
  return primes
}
