import { picturesIn } from '../../art/pictures'
import drawn from './pictures.json'

export const { picturesOf, pictureOf, categoryOf } = picturesIn(drawn, {
  residence: 'res',
  office: 'com',
  shopping_center: 'com',
  parking: 'com',
  market: 'com',
  promenade: 'com',
  factory: 'ind',
  compost_yard: 'ind',
  city_hall: 'mrk',
  pond: 'lake',
  park: 'park',
  garden: 'park',
})
