import { picturesIn } from '../../art/pictures'
import kinds from './kinds.json'
import drawn from './pictures.json'

export const { picturesOf, pictureOf, categoryOf } = picturesIn(drawn, kinds)
