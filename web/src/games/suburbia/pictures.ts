import { picturesIn } from '../../art/pictures'
import drawn from './pictures.json'

export const { picturesOf, pictureOf, categoryOf } = picturesIn(drawn, {
  residential: 'res',
  commercial: 'com',
  industrial: 'ind',
  civic: 'civ',
})
