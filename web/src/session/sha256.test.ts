// @vitest-environment node
import { expect, it } from 'vitest'
import { bytesOf, hexOf, hmac, sha256 } from './sha256'

const utf8 = (text: string) => new TextEncoder().encode(text)

it.each([
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  [
    'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  ],
])('gives the digests of the standard: %s', (text, digest) => {
  expect(hexOf(sha256(utf8(text)))).toBe(digest)
})

it('gives the keyed digests of RFC 4231', () => {
  expect(hexOf(hmac(new Uint8Array(20).fill(0x0b), utf8('Hi There')))).toBe(
    'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7',
  )
  expect(hexOf(hmac(utf8('Jefe'), utf8('what do ya want for nothing?')))).toBe(
    '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
  )
})

it('agrees with the platform at every length around a block', async () => {
  for (let length = 1; length < 140; length++) {
    const bytes = Uint8Array.from({ length }, (_, i) => (i * 7 + length) % 256)
    expect(sha256(bytes)).toEqual(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))
    const key = await crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
    expect(hmac(bytes, bytes)).toEqual(new Uint8Array(await crypto.subtle.sign('HMAC', key, bytes)))
  }
})

it('reads and writes hexadecimal digits', () => {
  expect(hexOf(bytesOf('00ff7f'))).toBe('00ff7f')
})
