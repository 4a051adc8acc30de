/*
 * A session is a hash with these fields:
 * - `value`: the tokens
 * - `fence`: the fencing number that the value was written with
 * - `drawn`: the last fencing number that was issued
 * - `holder`: the last holder of the lock, unless it has released the lock
 * - `doubt`: until this time, in milliseconds, a stopped holder may still write a new token
 *
 * The lock is a separate key that expires automatically. Each script runs atomically.
 */

/** In milliseconds. The hash of a removed session must reject old writes that arrive later. */
const REMOVED_LIFETIME = 86_400_000;

/**
 * Returns the value and extends its lifetime. Keys: session. Arguments: lifetime in milliseconds
 * ("" for no limit).
 */
export const GET_SCRIPT = `
local value = redis.call('hget', KEYS[1], 'value')
if value and ARGV[1] ~= '' then redis.call('pexpire', KEYS[1], ARGV[1]) end
return value`;

/**
 * Writes or removes a value. Returns 0 if the current value has a higher fencing number. Keys:
 * session. Arguments: fencing number ("" to create one), lifetime in milliseconds ("" for no
 * limit), value (omit it to remove the value).
 */
export const SET_SCRIPT = `
local drawn = tonumber(redis.call('hget', KEYS[1], 'drawn') or 0)
local mine = tonumber(ARGV[1]) or drawn + 1
if mine < tonumber(redis.call('hget', KEYS[1], 'fence') or 0) then return 0 end
redis.call('hset', KEYS[1], 'fence', mine, 'drawn', math.max(drawn, mine))
redis.call('hdel', KEYS[1], 'doubt')
local life = ARGV[2]
if ARGV[3] then
  redis.call('hset', KEYS[1], 'value', ARGV[3])
else
  redis.call('hdel', KEYS[1], 'value')
  life = ${REMOVED_LIFETIME}
end
if life == '' then redis.call('persist', KEYS[1]) else redis.call('pexpire', KEYS[1], life) end
return 1`;

/**
 * Acquires the lock, also for its current holder. Returns a new fencing number, and 1 if the
 * previous holder's result is unknown, or else 0. Returns nothing if another holder has the lock.
 * Keys: session, lock. Arguments: holder, lease and doubt in milliseconds.
 */
export const LOCK_SCRIPT = `
if not redis.call('set', KEYS[2], ARGV[1], 'nx', 'px', ARGV[2]) then
  if redis.call('get', KEYS[2]) ~= ARGV[1] then return false end
  redis.call('pexpire', KEYS[2], ARGV[2])
end
local number = redis.call('hincrby', KEYS[1], 'drawn', 1)
local time = redis.call('time')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
if (redis.call('hget', KEYS[1], 'holder') or ARGV[1]) ~= ARGV[1] then
  redis.call('hset', KEYS[1], 'doubt', now + ARGV[3])
end
redis.call('hset', KEYS[1], 'holder', ARGV[1])
if redis.call('hexists', KEYS[1], 'value') == 0 then
  redis.call('pexpire', KEYS[1], ${REMOVED_LIFETIME})
end
local doubt = tonumber(redis.call('hget', KEYS[1], 'doubt') or 0)
return {number, doubt > now and 1 or 0}`;

/** Keys: lock. Arguments: holder, milliseconds. */
export const EXTEND_SCRIPT = `
if redis.call('get', KEYS[1]) ~= ARGV[1] then return 0 end
return redis.call('pexpire', KEYS[1], ARGV[2])`;

/** Keys: session, lock. Arguments: holder. */
export const RELEASE_SCRIPT = `
if redis.call('hget', KEYS[1], 'holder') == ARGV[1] then redis.call('hdel', KEYS[1], 'holder') end
if redis.call('get', KEYS[2]) == ARGV[1] then return redis.call('del', KEYS[2]) end
return 0`;
