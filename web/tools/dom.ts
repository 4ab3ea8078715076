// What jsdom lacks and our parts ask for: sizes are not measured in tests.
class NoSizes {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

if (typeof window !== 'undefined') window.ResizeObserver ??= NoSizes
