import type { Texts } from '../texts.ts';

/** Why the table, not the game, says no. */
export const refusals: Texts['refusals'] = {
  table: {
    'not-host': 'Ezt csak a házigazda teheti.',
    'not-seated': 'Ehhez le kell ülnöd az asztalhoz.',
    'already-seated': 'Már ülsz ennél az asztalnál.',
    'no-such-chair': 'Nincs ilyen hely.',
    'chair-taken': 'Ezen a helyen már ül valaki.',
    'chair-empty': 'Ezen a helyen nem ül senki.',
    'chairs-free': 'Van még szabad hely. Ültess oda gépi játékost, vagy várd meg a barátaidat.',
    'too-many-people': 'Ennyien nem férnek el az asztalnál.',
    'other-hand-seen': 'Ebben a játszmában már láttad valaki más lapjait.',
    'said-already': 'Ebben a körben már bemondtál valamit.',
    'not-a-person': 'Ezen a helyen gépi játékos ül.',
    'bot-not-playing': 'Most nem játszik helyetted gép.',
    'not-now': 'Ezt most nem lehet.',
    'stale-start': 'Ez egy korábbi kezdéshez tartozik.',
    'wrong-share': 'Ez a véletlenrész nem az, amit az eszköz előre lekötött.',
    'stale-position': 'Az asztal gyorsabb volt. Nézd meg, mi történt közben.',
    'no-such-game': 'Ezt a játékot a kiszolgáló nem ismeri.',
    'wrong-seats': 'Ezt a játékot ennyien nem lehet játszani.',
    'bad-options': 'Ezek a házi szabályok nem férnek össze.',
    'bad-name': 'Válassz másik nevet, 1–24 karakterrel.',
    busy: 'Az asztal most foglalt. Próbáld meg újra.',
  },
  unreadable: 'Az asztal ezt nem értette.',
  noSuchRemark: 'Ezt most nem mondhatod.',
  tooMany: 'Ez túl sok volt egyszerre. Várj egy kicsit.',
  fallback: 'Ezt most nem lehet.',
};
