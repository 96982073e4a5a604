/**
 * How Postgres counts a call by its mark, so that a statement that runs twice, late, or after the call was given back, comes to the
 * same: a call counts while its mark stands with `counts`. A mark without it keeps a call from being counted that was given
 * back before. Marks are always locked before the sums they belong to, but for networks, whose sum is locked first.
 */
export const monthlyCalls = [
  "create table counted_call (mark text primary key, counts boolean not null, noted_at bigint not null)",
  `create function count_call(of_account text, in_month text, of_mark text, most bigint, at bigint) returns bigint
  language plpgsql as $$
  declare
    total bigint;
  begin
    insert into counted_call (mark, counts, noted_at) values (of_mark, true, at) on conflict (mark) do nothing;
    if found then
      insert into monthly_use as used (account, month, calls) values (of_account, in_month, 1)
        on conflict (account, month) do update set calls = used.calls + 1 where used.calls < most
        returning used.calls into total;
      if total is null then
        delete from counted_call where mark = of_mark;
      end if;
    else
      select calls into total from monthly_use where account = of_account and month = in_month
        and exists (select 1 from counted_call where mark = of_mark and counts);
    end if;
    return total;
  end $$`,
  `create function take_back_call(of_account text, in_month text, of_mark text, at bigint) returns void
  language plpgsql as $$
  begin
    insert into counted_call (mark, counts, noted_at) values (of_mark, false, at) on conflict (mark) do nothing;
    if found then
      return;
    end if;
    delete from counted_call where mark = of_mark and counts;
    if found then
      update monthly_use set calls = calls - 1 where account = of_account and month = in_month;
    end if;
  end $$`,
]

/** The same for networks, each with its calls in rows: what a call costs does not depend on how many there are. */
export const sandboxCalls = [
  `create table sandbox_call (
    network text not null,
    mark text collate "C" not null,
    counts boolean not null,
    primary key (network, mark)
  )`,
  "create index sandbox_call_given_back on sandbox_call (mark) where not counts",
  "alter table sandbox_network rename column calls to marks",
  `alter table sandbox_network
    add column calls bigint not null default 0,
    add column newest text collate "C" not null default ''`,
  "insert into sandbox_call select network, mark, true from sandbox_network, unnest(marks) as mark",
  "update sandbox_network set calls = cardinality(marks), newest = coalesce(marks[cardinality(marks)], '')",
  "alter table sandbox_network drop column marks",
  `create function drop_lapsed_calls(of_network text, since text) returns bigint
  language plpgsql as $$
  declare
    held bigint;
    lapsed bigint;
  begin
    select calls into held from sandbox_network where network = of_network for update;
    with gone as (delete from sandbox_call where network = of_network and mark < since returning counts)
      select count(*) filter (where counts) into lapsed from gone;
    if lapsed > 0 then
      update sandbox_network set calls = held - lapsed where network = of_network;
    end if;
    return held - lapsed;
  end $$`,
  `create function network_standing(of_network text, since text) returns table (counted bigint, oldest text)
  language plpgsql as $$
  begin
    if exists (select 1 from sandbox_call where network = of_network and mark < since) then
      perform drop_lapsed_calls(of_network, since);
    end if;
    return query select known.calls, (
        select call.mark from sandbox_call as call where call.network = of_network and call.counts
        order by call.mark limit 1
      ) from sandbox_network as known where known.network = of_network;
  end $$`,
  `create function count_network_call(of_network text, of_mark text, since text, most bigint, takes_new boolean)
  returns table (counted bigint, oldest text)
  language plpgsql as $$
  declare
    held bigint := drop_lapsed_calls(of_network, since);
  begin
    while held is null loop
      if not takes_new then
        return;
      end if;
      insert into sandbox_network (network, newest) values (of_network, of_mark) on conflict (network) do nothing;
      held := drop_lapsed_calls(of_network, since);
    end loop;
    if held < most then
      insert into sandbox_call (network, mark, counts) values (of_network, of_mark, true)
        on conflict (network, mark) do nothing;
      if found then
        update sandbox_network set calls = held + 1, newest = greatest(newest, of_mark) where network = of_network;
      end if;
    end if;
    if exists (select 1 from sandbox_call where network = of_network and mark = of_mark and counts) then
      return query select * from network_standing(of_network, since);
    end if;
  end $$`,
  `create function take_back_network_call(of_network text, of_mark text) returns void
  language plpgsql as $$
  begin
    perform 1 from sandbox_network where network = of_network for update;
    insert into sandbox_call (network, mark, counts) values (of_network, of_mark, false)
      on conflict (network, mark) do nothing;
    if found then
      return;
    end if;
    delete from sandbox_call where network = of_network and mark = of_mark and counts;
    if found then
      update sandbox_network set calls = calls - 1 where network = of_network;
    end if;
  end $$`,
]
