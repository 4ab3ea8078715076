import url from './symbols.svg?url'

/** Puts every drawing into the page once; `<use href="#p-farm">` finds it there. */
export async function hangSprite(): Promise<void> {
  if (document.getElementById('sprite')) return
  const holder = document.createElement('div')
  holder.id = 'sprite'
  holder.hidden = true
  document.body.prepend(holder)
  const sprite = await fetch(url)
  holder.innerHTML = await sprite.text()
}
