import { type Static, Type } from 'typebox';

import {
  BOT_LEVELS,
  BOT_PACES,
  CLOCK_SPEEDS,
  GRACES,
  MAX_NAME,
  MAX_SHEET_NAME,
  MAX_TEXT,
  PHRASES,
  TALKS,
  UNDOS,
  WATCHINGS,
} from './terms.ts';

const closed = { additionalProperties: false };
const Id = Type.String({ minLength: 1, maxLength: 40, pattern: '^[A-Za-z0-9_:-]+$' });
const Chair = Type.Integer({ minimum: 0, maximum: 7 });
const Name = Type.String({ minLength: 1, maxLength: MAX_NAME });
/** Of a rule sheet. */
const SheetName = Type.String({ minLength: 1, maxLength: MAX_SHEET_NAME });
const Level = Type.Enum([...BOT_LEVELS]);
const Pace = Type.Enum([...BOT_PACES]);
const SomePhrase = Type.Enum([...PHRASES]);
const GraceTime = Type.Enum([...GRACES]);
/** What is agreed at a table besides its house rules: whatever is to change. */
const agreements = {
  clock: Type.Optional(Type.Enum([...CLOCK_SPEEDS])),
  undo: Type.Optional(Type.Enum([...UNDOS])),
  talk: Type.Optional(Type.Enum([...TALKS])),
  watching: Type.Optional(Type.Enum([...WATCHINGS])),
};
const Code = Type.String({ minLength: 6, maxLength: 24, pattern: '^[a-z0-9]+$' });
const Text = Type.String({ minLength: 1, maxLength: 40 });
const Options = Type.Record(
  Type.String({ pattern: '^[a-zA-Z0-9]{1,30}$' }),
  Type.Union([Type.Boolean(), Type.Integer(), Type.String({ maxLength: 30 })]),
  closed,
);

/** "match.count". */
const Position = Type.String({ maxLength: 20, pattern: '^[0-9]+\\.[0-9]+$' });
const Match = Type.Integer({ minimum: 1, maximum: 0xffff_ffff });
/** 32 bytes in hex. */
const Bytes = Type.String({ pattern: '^[0-9a-f]{64}$' });

/** A player's secret, made on the device: 128 random bits in base64url. */
export const Token = Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' });

/** Everything people may ask of a table besides playing. */
export const TableCommand = Type.Union([
  Type.Object({ do: Type.Literal('sit'), chair: Chair, name: Name }, closed),
  Type.Object({ do: Type.Literal('stand') }, closed),
  Type.Object({ do: Type.Literal('rename'), name: Name }, closed),
  /** Host: a bot takes a free chair, or changes its level. */
  Type.Object({ do: Type.Literal('seatBot'), chair: Chair, level: Level }, closed),
  /** Host: a bot leaves its chair, or a person is asked to. */
  Type.Object({ do: Type.Literal('clearChair'), chair: Chair }, closed),
  /** Host: exchanges who sits on two chairs, before the match. */
  Type.Object({ do: Type.Literal('swap'), chair: Chair, with: Chair }, closed),
  /** Host: another game, number of chairs or house rules, before the match. */
  Type.Object(
    {
      do: Type.Literal('setUp'),
      game: Type.Optional(Type.String({ maxLength: 30 })),
      seats: Type.Optional(Type.Integer({ minimum: 2, maximum: 8 })),
      options: Type.Optional(Options),
      /** What the rule sheet of these options is called. */
      sheetName: Type.Optional(SheetName),
    },
    closed,
  ),
  Type.Object({ do: Type.Literal('pace'), botPace: Pace }, closed),
  /** A device's commitment to its share of the next start's chance, and after the start the share itself. */
  Type.Object({ do: Type.Literal('commit'), match: Match, chair: Chair, commitment: Bytes }, closed),
  Type.Object({ do: Type.Literal('share'), match: Match, share: Bytes }, closed),
  /** Host: draws lots and deals. */
  Type.Object({ do: Type.Literal('start') }, closed),
  /** Before the match: it may start. Between deals: go on. After the match: play again. */
  Type.Object({ do: Type.Literal('ready') }, closed),
  /** Not ready after all. */
  Type.Object({ do: Type.Literal('unready') }, closed),
  /** Host: go on without waiting for the others. */
  Type.Object({ do: Type.Literal('goOn') }, closed),
  /** Host: ends the match and returns to the waiting room. */
  Type.Object({ do: Type.Literal('endMatch') }, closed),
  /** Host, or the person of that chair: a bot plays for a person. */
  Type.Object({ do: Type.Literal('letBotPlay'), chair: Chair }, closed),
  /** The person of this client takes the seat back from the bot. */
  Type.Object({ do: Type.Literal('takeBack') }, closed),
  /** Host: another person at the table becomes host. */
  Type.Object({ do: Type.Literal('makeHost'), chair: Chair }, closed),
  /** Host: takes a person from the table, named so that nobody else is meant; one who is banned cannot come back. */
  Type.Object({ do: Type.Literal('kick'), chair: Chair, name: Name, isBanned: Type.Boolean() }, closed),
  /** Whoever sits at the table says something; not more often than every few seconds. */
  Type.Object({ do: Type.Literal('say'), phrase: SomePhrase }, closed),
  /** Whoever sits at the table writes something, where that is agreed; not while partners hold cards. */
  Type.Object(
    { do: Type.Literal('write'), text: Type.String({ minLength: 1, maxLength: MAX_TEXT }) },
    closed,
  ),
  /** Whoever sits at the table tells the host alone that this person behaves badly. */
  Type.Object({ do: Type.Literal('report'), chair: Chair, name: Name }, closed),
  /** Host: strangers find the table in the lobby, or no more. */
  Type.Object({ do: Type.Literal('list') }, closed),
  Type.Object({ do: Type.Literal('unlist') }, closed),
  /** Host: nobody new takes a seat until it is unlocked. */
  Type.Object({ do: Type.Literal('lock') }, closed),
  Type.Object({ do: Type.Literal('unlock') }, closed),
  /** Host: nobody plays, bots neither, until it is resumed. */
  Type.Object({ do: Type.Literal('pause') }, closed),
  Type.Object({ do: Type.Literal('resume') }, closed),
  /** Host: how long somebody may be away until a bot keeps their seat. */
  Type.Object({ do: Type.Literal('grace'), grace: GraceTime }, closed),
  /** Host: thinking time, undo, talk, spectators; the clock only between matches. */
  Type.Object({ do: Type.Literal('agree'), ...agreements }, closed),
  /** Another person at the table: whoever sits there has a minute more to think. */
  Type.Object({ do: Type.Literal('giveTime'), chair: Chair }, closed),
  /** The latest to act: may I take back how I answered this position? */
  Type.Object({ do: Type.Literal('askUndo'), position: Position }, closed),
  Type.Object({ do: Type.Literal('answerUndo'), position: Position, isGranted: Type.Boolean() }, closed),
]);
/** See the schema of the same name. */
export type TableCommand = Static<typeof TableCommand>;

/** Everything a client may say. Ids are the client's own; a resent message keeps its id and is never carried out twice. */
export const ClientMessage = Type.Union([
  Type.Object(
    {
      type: Type.Literal('hello'),
      protocol: Type.Integer(),
      table: Code,
      token: Token,
      /** The last `seq` seen: the welcome is never older. */
      since: Type.Optional(Type.Integer({ minimum: 0 })),
    },
    closed,
  ),
  /** Plays: an action's text as records write it, for the position it answers. */
  Type.Object(
    {
      type: Type.Literal('act'),
      id: Id,
      position: Position,
      action: Text,
    },
    closed,
  ),
  /** Says something out of turn, as records write it. */
  Type.Object({ type: Type.Literal('remark'), id: Id, text: Text }, closed),
  Type.Object({ type: Type.Literal('command'), id: Id, command: TableCommand }, closed),
  Type.Object({ type: Type.Literal('ping') }, closed),
]);
/** See the schema of the same name. */
export type ClientMessage = Static<typeof ClientMessage>;

/** Body of `POST /api/tables`; the player's token comes as `Authorization: Bearer`. */
export const OpenTable = Type.Object(
  {
    game: Type.String({ maxLength: 30 }),
    seats: Type.Integer({ minimum: 2, maximum: 8 }),
    options: Type.Optional(Options),
    /** What the rule sheet of these options is called. */
    sheetName: Type.Optional(SheetName),
    /** The opener's name; takes chair 0 and is host. */
    name: Name,
    /** Fills every other chair with bots of this level. */
    bots: Type.Optional(Level),
    /** Starts the match at once; needs bots. */
    start: Type.Optional(Type.Boolean()),
    botPace: Type.Optional(Pace),
    grace: Type.Optional(GraceTime),
    agreements: Type.Optional(Type.Object(agreements, closed)),
    /** Lists the table for strangers; private unless said. */
    isPublic: Type.Optional(Type.Boolean()),
  },
  closed,
);
/** See the schema of the same name. */
export type OpenTable = Static<typeof OpenTable>;
