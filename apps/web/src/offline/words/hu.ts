import type { OfflineWords } from './index.ts';

/** What is said of playing without a network. */
export const hu: OfflineWords = {
  began: 'Nincs hálózat: ez az asztal ezen az eszközön van. Itt folytathatod, hálózattal és anélkül is.',
  noNetwork:
    'Nincs hálózat. Gépek ellen ezen az eszközön játszhatsz. Társasághoz hálózat kell: meghívni, csatlakozni és nyitott asztalt keresni csak akkor tudsz, ha újra van.',
  needsNetwork:
    'Hálózat nélkül csak gépek ellen lehet játszani. Válaszd ezt: „Üljenek oda gépek”, vagy várd meg a hálózatot.',
  noInvitation:
    'Ez az asztal ezen az eszközön van, más nem tud ideülni. Ha meghívnál valakit, nyiss új asztalt, amikor van hálózat.',
  forget: 'Törlés az eszközről',
  forgetAsk: 'Törlöd ezt az asztalt?',
  forgetText:
    'Az asztal csak ezen az eszközön van. A folyamatban lévő játszma elvész, és a lejátszott játszmákat sem lehet többé visszanézni. A statisztikád megmarad.',
  keep: 'Megtartom',
};
