import { basics } from './hu-basics.ts';
import type { Texts } from './texts.ts';

/** Zsírozás in Hungarian. */
export const hu: Texts = {
  basics,
  name: 'Zsírozás',
  stop: { act: 'Hagyom', did: 'hagyja az ütést' },
  calls: {
    'Schmiere!': 'Zsírt!',
    'Schmiere nicht!': 'Ne zsírt!',
    'Steche!': 'Üss!',
    'Steche nicht!': 'Ne üss!',
  },
  ranks: {
    7: 'hetes',
    8: 'nyolcas',
    9: 'kilences',
    U: 'alsó',
    O: 'felső',
    K: 'király',
    T: 'tízes',
    A: 'ász',
  },
  reasons: {
    fat: 'Tízesek és ászok',
    lastTrick: 'Utolsó ütés',
    majority: 'Több zsír',
    allFat: 'Minden tízes és ász',
    allTricks: 'Minden ütés',
  },
  refusals: {
    'not-your-turn': 'Nem te következel.',
    'not-your-card': 'Ez a lap nincs nálad.',
    'not-dealt-yet': 'Még nem osztottak.',
    'match-is-over': 'Ennek a játszmának vége.',
    'call-is-no-move': 'Bemondani bármikor lehet, de azzal még nem játszottál lapot.',
    'lead-a-card': 'Te hívsz: tegyél le egy lapot.',
    'only-leader-stops': 'Az ütést csak az hagyhatja, aki hívta, és csak ha újra ő következik.',
    'seven-led': 'Ennél az asztalnál hetest nem lehet hívni, amíg más lapod is van.',
    match: (rank) => `Van nálad ${rank}: ugyanazt az értéket kell rátenned.`,
    'match-or-seven': (rank) => `Van nálad ${rank}: azt vagy hetest kell rátenned.`,
    'play-seven': 'Ennél az asztalnál hetest kell tenned, ha a hívott érték nincs nálad.',
    'go-on-matching': (rank) => `Tovább csak a hívott értékkel mehetsz: ${rank} vagy hetes kell hozzá.`,
    'not-dealing': 'Most nincs osztás.',
    'wrong-pack': 'Ezek nem ennek a játéknak a lapjai.',
    unreadable: (about) => `„${about}” nem lépés.`,
    'no-such-remark': 'Ilyet itt nem szabad bemondani.',
    'said-already': 'Ebben a körben már bemondtál valamit.',
  },
  conflicts: {
    'no-duty-to-replace': 'Ha nem kötelező az azonos érték, a hetesnek nincs mi helyett állnia.',
    'no-duty-at-all': 'Ha szabadon lehet rakni, akkor semmi sem kötelező, a hetes sem.',
    'last-trick-breaks-ties':
      'Többségi számolásnál az utolsó ütés már eldönti a döntetlent; tíz pont érte minden játszmát eldöntene.',
    'target-too-high':
      'Többségi számolásnál egy leosztás többnyire egy, legfeljebb három pontot ér: játsszatok 50-ig vagy kevesebbig.',
  },
  slate: { talon: 'Talon', fat: 'Zsír' },
  options: {
    matching: {
      label: 'Azonos érték',
      help: 'Kötelező-e a hívott értéket rátenni annak, akinél van.',
      example: 'Királyt hívtak, nálad is van: kötelezően rá kell tenned, szabadon azt játszol, amit akarsz.',
      values: { compulsory: 'kötelező', free: 'szabadon választható' },
    },
    sevenInstead: {
      label: 'Hetes az érték helyett',
      help: 'Akinél az érték és hetes is van, maga választja ki, melyikkel üt.',
      example: 'Tízest hívtak, nálad tízes és hetes van: a tízest megtarthatod.',
    },
    sevenDuty: {
      label: 'A hetes kötelező',
      help: 'Akinél nincs meg az érték, de van hetese, annak a hetest kell tennie.',
      example: 'Nyolcast hívtak, neked nincs: ki kell adnod a hetest, akár semmiért is.',
    },
    scoring: {
      label: 'Számolás',
      help: 'Lapok szerint minden tízes és ász 10 pont; többség szerint 1 pontot kap, akinek több van belőlük.',
      example: 'Többség: 2 pont mind a nyolcért, 3 minden ütésért; 40–40-nél az utolsó ütés dönt.',
      values: { tens: '10 minden tízesért és ászért', majority: 'többség szerint' },
    },
    target: {
      label: 'Célpontszám',
      help: 'Aki egy leosztás után elsőként eléri, megnyeri a játszmát.',
      example:
        'Lapok szerint egy leosztásban 80 pont van, az 500 kettesben körülbelül tizenkét leosztás; többség szerint többnyire csak egy pont jár.',
    },
    lastTrick: {
      label: 'Utolsó ütés',
      help: 'Ennyi pontot ér ráadásként a leosztás utolsó ütése.',
      example: '10-zel minden leosztásban 90 pont van.',
      values: { 0: 'nem ér semmit' },
    },
    direction: {
      label: 'Játékirány',
      help: 'Merre megy körbe az osztás, a játék és a húzás.',
      example: 'Az óramutatóval ellentétesen az osztó jobbján ülő hív először.',
      values: {
        clockwise: 'az óramutató járásával megegyezően',
        counterClockwise: 'az óramutató járásával ellentétesen',
      },
    },
    continue: {
      label: 'Továbbmenés',
      help: 'Mikor tehet le a hívó még egy lapot, miután a kör végére értek.',
      example: 'A társadé az ütés: ha mindig továbbmehetsz, még több zsírt gyűjthettek.',
      values: { ifOpponentHolds: 'csak ha ellenfélé az ütés', always: 'mindig' },
    },
    sevenLed: {
      label: 'Hetes hívása',
      help: 'Kezdődhet-e ütés hetessel.',
      example: 'Ha nem, csak az hívhat hetest, akinek csupa hetese van.',
      values: { plain: 'szabad', banned: 'csak ha nincs más lap' },
    },
    threePlayers: {
      label: 'Hárman is',
      help: 'Hárman mindenki magáért játszik 30 lappal; két nyolcas kimarad.',
      example: 'A zöld és a tök nyolcas kimarad, a talonban 18 lap van.',
    },
    drawFirst: {
      label: 'Elsőként húz',
      help: 'Ki veszi ütés után az első lapot a talonból; a többiek sorban követik.',
      example: 'Te viszed az ütést: a legfelső lapot te húzod, vagy az ellenfeled.',
      values: { winner: 'aki az ütést vitte', other: 'az utána következő' },
    },
    autoStop: {
      label: 'Hagyás kérdés nélkül',
      help: 'A hívót nem kérdezik meg, ha úgysem tudna továbbmenni.',
      example: 'Gyorsabb, de elárulja, hogy nem volt hozzá lap.',
    },
    tieRule: {
      label: 'Többen a célnál',
      help: 'Mi történik, ha ugyanabban a leosztásban többen érik el a célt.',
      example: '520 az 510 ellen: vagy vége, vagy újabb leosztás dönt.',
      values: { higher: 'a magasabb pontszám nyer', playOn: 'újabb leosztás dönt' },
    },
    calls: {
      label: 'Bemondások',
      help: 'Négyen a társnak szóló négy bemondás megengedett, körönként egy; senkit sem kötelez.',
      example: '„Zsírt!” vagy „Ne üss!”, mindenki füle hallatára.',
    },
  },
  presets: {
    standard: { label: 'Alap', help: 'Az azonos érték kötelező, 10 minden tízesért és ászért, 500-ig.' },
    magyar: {
      label: 'Magyar',
      help: 'Ahogy Magyarországon sokan játsszák: szabadon, az óramutatóval ellentétesen, többségre 5-ig.',
    },
    sedma: {
      label: 'Sedma',
      help: 'Cseh módra: szabadon, mindig továbbmehet a hívó, az utolsó ütés 10.',
    },
  },
};
