import './art/font.css'
import './art/tokens.css'
import './art/base.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { hangSprite } from './art/sprite'
import { followTheme } from './art/theme'
import { preferredLanguage, speak } from './words/language.svelte'

followTheme()
void hangSprite()
void speak(preferredLanguage()).then(() => mount(App, { target: document.getElementById('app')! }))
