// What jsdom lacks and our parts ask for: sizes are not measured in tests, and no question about the screen is answered with yes.
class NoSizes {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

class NoMatch extends EventTarget {
  readonly matches = false
}

if (typeof window !== 'undefined') {
  window.ResizeObserver ??= NoSizes
  window.matchMedia ??= () => new NoMatch() as MediaQueryList
}
