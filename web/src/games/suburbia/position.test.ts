// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { slotsOf } from './position'

describe('the market', () => {
  it('keeps the key of every tile while it slides, of twins as well', () => {
    const before = slotsOf(['mint', 'farm', 'farm', 'casino', null]).map(({ key }) => key)
    const after = slotsOf(['museum', 'mint', 'farm', 'farm', null]).map(({ key }) => key)
    expect(after.slice(1, 4)).toEqual(before.slice(0, 3))
    expect(new Set(before).size).toBe(5)
  })
})
