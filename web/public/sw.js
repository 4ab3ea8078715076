// Shows that it is my turn while no page is open, and opens the table when it is tapped. It keeps nothing.

self.addEventListener('push', (event) => {
  const told = event.data ? event.data.json() : {}
  const first = (told.turns ?? [])[0] ?? {}
  event.waitUntil(
    self.registration.showNotification(told.title ?? 'Burgh', {
      body: told.body ?? '',
      icon: 'icon.svg',
      tag: 'burgh-turn',
      data: { url: first.url ?? './' },
    }),
  )
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(new URL(event.notification.data.url, self.location.href)))
})

// Only pages of this very server are opened, whatever a message says.
async function open(url) {
  const to = url.origin === self.location.origin ? url.href : self.location.origin
  const pages = await self.clients.matchAll({ type: 'window' })
  const here = pages.find((page) => page.url === to)
  return here ? here.focus() : self.clients.openWindow(to)
}
